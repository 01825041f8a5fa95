import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { locales } from "#domain/locale.ts";
import { campaignLanguages, localesOf } from "#domain/office/campaign-content.ts";
import type { Campaign } from "#domain/office/campaign-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { CampaignConflict } from "./CampaignConflict.tsx";
import { campaignRule, contentOf, fieldOf } from "./campaign-rule.ts";
import css from "./NewsletterScreen.module.css";
import { useCampaignDraft } from "./use-campaign-draft.ts";

type Props = { campaign: Campaign; isDirty: boolean; onDirty: (isDirty: boolean) => void };

/** Writes a draft in both languages, side by side where there is room; it is stored while it is typed. */
export function CampaignEditor({ campaign, isDirty, onDirty }: Props) {
  const { locale } = useOffice();
  const showToast = useSuccessToast();
  const words = newsletterWords[locale];
  const submission = useOfficeForm({
    rule: campaignRule,
    keepsAnswers: true,
    act: async (fields) => {
      await draft.save(contentOf(fields));
      showToast(words.saved);
    },
  });
  const draft = useCampaignDraft(campaign, submission, isDirty, onDirty);
  const { shown, conflict, problem } = draft;
  return (
    <div className={css.card} onInput={draft.change}>
      <OfficeForm
        key={shown.version}
        id="campaign"
        submission={submission}
        submit={words.save}
        submitting={words.saving}
      >
        <Field
          name="languages"
          label={words.languages.label}
          type="select"
          required
          defaultValue={shown.languages}
          choices={campaignLanguages.map((value) => ({ value, label: words.languages[value] }))}
        />
        <div className={css.pair}>
          {locales.map((language) => {
            const texts = shown[language];
            const required = localesOf(shown.languages).includes(language);
            const fieldFor = (name: keyof typeof texts) => {
              const key = fieldOf(`${language}.${name}`);
              return { name: key, label: words.fields[key], defaultValue: texts[name], lang: language };
            };
            return (
              <div key={language} className={css.part}>
                <Field {...fieldFor("subject")} required={required} />
                <Field
                  {...fieldFor("body")}
                  required={required}
                  type="textarea"
                  rows={10}
                  hint={words.bodyHint}
                />
                <Field {...fieldFor("linkLabel")} />
                <Field {...fieldFor("link")} />
              </div>
            );
          })}
        </div>
      </OfficeForm>
      <p role="status" className="problem">
        {problem !== undefined &&
          fillIn(words.notSaved, { reason: problemSentence(problem, officeProblemWords[locale]) })}
      </p>
      {conflict && (
        <CampaignConflict
          stored={conflict}
          onMine={() => void draft.keepMine()}
          onTheirs={draft.takeTheirs}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}
