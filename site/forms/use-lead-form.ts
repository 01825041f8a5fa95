import type { FormFields, FormRule } from "#domain/forms/check-fields.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import {
  type Attempt,
  type Submission,
  type SubmissionResult,
  useSubmission,
} from "#ui/form/use-submission.ts";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { savedAttribution } from "./saved-attribution.ts";
import { queueLead, sendLead } from "./send-lead.ts";

export type LeadFormOptions = {
  rule: FormRule;
  settings: LeadFormSettings;
  /** The server has taken the lead. */
  onSent?: (fields: FormFields) => void;
  /** The visitor goes on: the lead was taken, or waits on the device. */
  onDone?: (fields: FormFields) => void;
  /** What is sent as `recommendations` beside the fields. */
  recommend?: (fields: FormFields) => string[];
  maySubmit?: () => boolean;
  onProblem?: (field: string) => void;
  keepsAnswers?: boolean;
};

/** The submission of a lead to its function, with the offline queue for forms that may wait on the device. */
export function useLeadForm({
  rule,
  settings,
  onSent,
  onDone,
  recommend,
  ...options
}: LeadFormOptions): Submission {
  const { kind, words, backend } = settings;

  async function send({ fields, values, key }: Attempt): Promise<SubmissionResult> {
    const finish = (toast: ToastWords) => {
      onDone?.(fields);
      return { status: "accepted", toast } as const;
    };
    const recommendations = recommend?.(fields);
    const lead = {
      kind,
      key,
      fields: { ...fields, [honeypotName]: values[honeypotName] ?? "" },
      ...(recommendations && { recommendations }),
      envelope: envelopeOf(values),
    };
    const outcome = await sendLead(lead, backend);
    if (outcome.status === "sent") {
      onSent?.(fields);
      return finish(words.success);
    }
    if (outcome.status === "refused" && (outcome.field || !words.waiting)) {
      return { status: "refused", message: outcome.message || words.failure, field: outcome.field };
    }
    const { title, text } = words.waiting ?? words.success;
    if (words.queued && queueLead(lead, backend)) return finish({ title, text: `${text}\n${words.queued}` });
    if (words.waiting) return finish(words.waiting);
    return { status: "refused", message: words.failure };
  }

  const submission = useSubmission({ ...options, rule, words, send });
  useIslandReady(submission.form);
  return submission;
}

function envelopeOf(values: Record<string, string>) {
  const { formToken, locale, page, consentVersion } = envelopeNames;
  const names = [formToken, locale, page, consentVersion];
  return { ...Object.fromEntries(names.map((name) => [name, values[name]])), visit: savedAttribution() };
}
