import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import type { FormFields, FormRule } from "#domain/forms/check-fields.ts";
import { type FunctionKind, functionNames } from "#domain/forms/form-kinds.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import {
  type Attempt,
  type Submission,
  type SubmissionResult,
  useSubmission,
} from "#ui/form/use-submission.ts";
import type { Backend, LeadFormSettings } from "./lead-form-settings.ts";
import { savedAttribution } from "./saved-attribution.ts";

export type LeadFormOptions = {
  rule: FormRule;
  settings: LeadFormSettings;
  /** The server has taken the lead. */
  onSent?: (fields: FormFields) => void;
  /** The visitor goes on: the lead was taken, or waits on the device. */
  onDone?: (fields: FormFields) => void;
  /** What the toast says when the lead was taken, where that depends on the answers. */
  successFor?: (fields: FormFields) => ToastWords | undefined;
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
  successFor,
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
      return finish(successFor?.(fields) ?? words.success);
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

type Lead = {
  kind: FunctionKind;
  fields: FormFields;
  /** What the form recommends, in the words of the page. */
  recommendations?: string[];
  envelope: Record<string, unknown>;
  key: string;
};
type Outcome =
  | { status: "sent" }
  | { status: "refused"; message: string; field: string | undefined }
  | { status: "unreachable" };

/** Sends a lead to its function. Never throws: a broken connection and a failing server are "unreachable". */
async function sendLead(lead: Lead, backend: Backend): Promise<Outcome> {
  const client = new FunctionsClient(`${backend.url || location.origin}/functions/v1`, {
    headers: keyOf(backend),
  });
  const { error } = await client.invoke(functionNames[lead.kind], {
    body: bodyOf(lead),
    headers: { "Idempotency-Key": lead.key },
    timeout: 20_000,
  });
  if (!error) return { status: "sent" };
  if (!(error instanceof FunctionsHttpError)) return { status: "unreachable" };
  const answer: Response = error.context;
  if (answer.status >= 500 || answer.status === 408) return { status: "unreachable" };
  const { error: message = "", field } = await answer.json().catch(() => ({}));
  return { status: "refused", message, field };
}

/**
 * Asks the page's shared script to keep a lead on the device and send it when it can. False when it could not.
 */
function queueLead(lead: Lead, backend: Backend): boolean {
  const detail = {
    url: `${backend.url}/functions/v1/${functionNames[lead.kind]}`,
    headers: { ...keyOf(backend), "idempotency-key": lead.key },
    body: JSON.stringify(bodyOf(lead)),
  };
  return !dispatchEvent(new CustomEvent("lead:queue", { detail, cancelable: true }));
}

const keyOf = ({ anonKey }: Backend): Record<string, string> =>
  anonKey ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {};
const bodyOf = ({ fields, recommendations, envelope }: Lead) => ({
  formData: fields,
  ...(recommendations && { recommendations }),
  ...envelope,
});
