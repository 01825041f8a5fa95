import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { type FunctionKind, functionNames } from "#domain/forms/form-kinds.ts";

export type Lead = {
  kind: FunctionKind;
  fields: FormFields;
  /** What the form recommends, in the words of the page. */
  recommendations?: string[];
  envelope: Record<string, unknown>;
  key: string;
};
/** Where the functions live: our own server (empty url) or a hosted backend. */
export type Backend = { url: string; anonKey: string };
export type Outcome =
  | { status: "sent" }
  | { status: "refused"; message: string; field: string | undefined }
  | { status: "unreachable" };

/** Sends a lead to its function. Never throws: a broken connection and a failing server are "unreachable". */
export async function sendLead(lead: Lead, backend: Backend): Promise<Outcome> {
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
export function queueLead(lead: Lead, backend: Backend): boolean {
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
