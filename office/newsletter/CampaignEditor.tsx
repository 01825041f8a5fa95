import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import type { Campaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { CampaignConflict } from "./CampaignConflict.tsx";
import { CampaignFields } from "./CampaignFields.tsx";
import { campaignRule, contentOf } from "./campaign-rule.ts";
import css from "./NewsletterScreen.module.css";
import { useCampaignDraft } from "./use-campaign-draft.ts";

type Props = { campaign: Campaign; isDirty: boolean; onDirty: (isDirty: boolean) => void };

/** Writes a draft in both languages; it is stored while it is typed. */
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
        isQuiet
      >
        <CampaignFields content={shown} />
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
