import { useEffect, useState } from "react";
import type { FormFields, FormRule } from "#domain/forms/check-fields.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import { type Attempt, forgetDraft, type SubmissionResult, useSubmission } from "#ui/form/use-submission.ts";
import { nameInAddress } from "./kept-receipt.ts";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { dequeueLead, queueLead, watchQueuedLeads } from "./queued-leads.ts";
import { savedAttribution } from "./saved-attribution.ts";
import { type Failure, type Lead, queuedLead, sendLead } from "./send-lead.ts";
import { type SentForm, useSentForm } from "./use-sent-form.ts";

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

/** A lead that waits on the device while its form still shows it: its idempotency key, and what was typed, also as it was sent. */
type QueuedForm = { key: string; typed: string; fields: FormFields };

/** The submission of a lead to its function, with the offline queue for what cannot be sent. */
export function useLeadForm({
  rule,
  settings,
  onSent,
  onDone,
  successFor,
  recommend,
  ...options
}: LeadFormOptions) {
  const { kind, words, backend } = settings;
  const [queuedForm, setQueuedForm] = useState<QueuedForm>();

  async function send({ fields, values, typed, key }: Attempt): Promise<SubmissionResult> {
    const recommendations = recommend?.(fields);
    const trap = values[honeypotName];
    const lead = {
      kind,
      key,
      fields: trap ? { ...fields, [honeypotName]: trap } : fields,
      ...(recommendations && { recommendations }),
      envelope: envelopeOf(values),
    };
    const outcome = await sendLead(lead, backend);
    if (trap) return { status: "ignored" };
    if (outcome.status !== "sent") return keep(lead, typed, outcome);
    dequeue();
    onSent?.(fields);
    return finish(fields, successFor?.(fields) ?? words.success, { replyBy: outcome.replyBy });
  }

  /** A lead that the server did not take waits on the device, unless the visitor is told what to mend. */
  function keep(lead: Lead, typed: string, { status, message, field }: Failure): SubmissionResult {
    const waiting = field ? undefined : words.waiting;
    if (status !== "unreachable" && !waiting)
      return { status: "refused", message: message || words.failure, field };
    dequeue();
    const { fields, key } = lead;
    const isRefused = status === "refused";
    const isQueued = queueLead({ ...queuedLead(lead, backend), isRefused });
    // Only a lead that is kept makes the promise of an answer true; the quiz promises none.
    if (waiting && (isQueued || kind === "quiz")) {
      return finish(fields, waiting, { isQueued: isQueued && !isRefused });
    }
    if (!isQueued) return { status: "refused", message: words.failure };
    setQueuedForm({ key, typed, fields });
    // The queue has it now: a draft would be sent a second time.
    const form = submission.form.current;
    forgetDraft(form, typed);
    if (form) nameInAddress(form);
    return { status: "waiting", toast: { title: words.errorTitle, text: words.failure } };
  }

  /** Takes out of the queue what this form left there before. */
  function dequeue() {
    if (queuedForm) dequeueLead(queuedForm.key);
    setQueuedForm(undefined);
  }

  function finish(fields: FormFields, toast: ToastWords, more: Pick<SentForm, "replyBy" | "isQueued">) {
    // First: a dialog that closes takes the focus out of the form.
    sentForm.show({ fields, toast, ...more }, true);
    onDone?.(fields);
    return { status: "accepted", toast } as const;
  }

  const submission = useSubmission({ ...options, rule, words, send, ignoresTrapped: true });
  const { form, accept } = submission;
  const sentForm = useSentForm(form, { toast: words.success, hasReceipt: settings.sent !== undefined });
  useEffect(() => {
    if (!queuedForm) return;
    return watchQueuedLeads((delivered) => {
      if (delivered?.[0] !== queuedForm.key) return;
      setQueuedForm(undefined);
      const { fields, typed } = queuedForm;
      // What was typed since is another request.
      if (!forgetDraft(form.current, typed)) return;
      sentForm.show({ fields, toast: words.success, replyBy: delivered[1] }, false);
      accept(words.success, typed);
    });
  });
  useIslandReady(submission.form);
  return { submission, sentForm };
}

function envelopeOf(values: Record<string, string>) {
  const { formToken, locale, page, consentVersion } = envelopeNames;
  const names = [formToken, locale, page, consentVersion];
  return { ...Object.fromEntries(names.map((name) => [name, values[name]])), visit: savedAttribution() };
}
