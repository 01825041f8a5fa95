import { useState } from "react";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { locales } from "#domain/locale.ts";
import { campaignLanguages, localesOf } from "#domain/office/campaign-content.ts";
import { type Campaign, saveCampaign } from "#domain/office/campaign-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { type CampaignField, campaignRule, contentOf } from "./campaign-rule.ts";
import css from "./NewsletterScreen.module.css";

type Props = { campaign: Campaign; isDirty: boolean; onDirty: (isDirty: boolean) => void };

const suffixes = { en: "En", es: "Es" } as const;

/** Writes a draft in both languages, side by side where there is room. */
export function CampaignEditor({ campaign, isDirty, onDirty }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  // Of the text in these fields, not the newest: another person's change is not overwritten unseen.
  const [version, setVersion] = useState(campaign.version);
  const words = newsletterWords[locale];
  const submission = useOfficeForm({
    rule: campaignRule,
    keepsAnswers: true,
    act: async (fields) => {
      const answer = await run(saveCampaign, { id: campaign.id, version, ...contentOf(fields) }, words.saved);
      setVersion(answer.version);
      onDirty(false);
    },
  });
  return (
    <div className={css.card} onInput={() => onDirty(true)}>
      <OfficeForm id="campaign" submission={submission} submit={words.save} submitting={words.saving}>
        <Field
          name="languages"
          label={words.languages.label}
          type="select"
          required
          defaultValue={campaign.languages}
          choices={campaignLanguages.map((value) => ({ value, label: words.languages[value] }))}
        />
        <div className={css.pair}>
          {locales.map((language) => {
            const texts = campaign[language];
            const required = localesOf(campaign.languages).includes(language);
            const fieldFor = (name: keyof typeof texts) => {
              const key = `${name}${suffixes[language]}` as CampaignField;
              return { name: key, label: words.fields[key], defaultValue: texts[name] };
            };
            return (
              <div key={language} className={css.part}>
                <Field {...fieldFor("subject")} required={required} />
                <Field {...fieldFor("body")} required={required} type="textarea" rows={10} />
                <Field {...fieldFor("linkLabel")} />
                <Field {...fieldFor("link")} type="textarea" rows={2} />
              </div>
            );
          })}
        </div>
        <p className="hint">{words.bodyHint}</p>
      </OfficeForm>
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}
