import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { type FunctionKind, functionNames } from "#domain/forms/form-kinds.ts";
import type { QueuedLead } from "../browser/offline-queue.ts";
import type { Backend } from "./lead-form-settings.ts";

export type Lead = {
  kind: FunctionKind;
  fields: FormFields;
  /** What the form recommends, in the words of the page. */
  recommendations?: string[];
  envelope: Record<string, unknown>;
  key: string;
};
/** `replyBy` is an ISO instant, as far as the server named one. */
type Sent = { status: "sent"; replyBy: string | null | undefined };
export type Failure =
  | { status: "refused"; message: string; field: string | undefined }
  /** The server takes no more for the moment, and says so. */
  | { status: "limited"; message: string; field?: undefined }
  /** The server cannot be reached or is in trouble. */
  | { status: "unreachable"; message: string; field?: undefined };

/** The messages that the specification has for failures without one of their own (§8). */
const defaultMessages: Partial<Record<FunctionKind, string>> = {
  consultation: "Failed to send consultation request",
  business: "Failed to send email",
};

/** Sends a lead to its function. Never throws; a failure is logged once. */
export async function sendLead(lead: Lead, backend: Backend): Promise<Sent | Failure> {
  const client = new FunctionsClient(`${backend.url || location.origin}/functions/v1`, {
    headers: keyOf(backend),
  });
  const { data, error, response } = await client.invoke(functionNames[lead.kind], {
    body: bodyOf(lead),
    headers: { "Idempotency-Key": lead.key },
    timeout: 20_000,
  });
  // A network that asks for a sign-in answers with 200, too, but with a page.
  if (data?.success) return { status: "sent", replyBy: response?.headers.get("reply-by") };
  const answer: Response | undefined = error instanceof FunctionsHttpError ? error.context : undefined;
  const { error: message = "", field } = (await answer?.json().catch(() => undefined)) ?? {};
  console.error(message || (defaultMessages[lead.kind] ?? `Failed to call ${functionNames[lead.kind]}`));
  if (answer && !isPassing(answer.status)) return { status: "refused", message, field };
  return { status: answer?.status === 429 ? "limited" : "unreachable", message };
}

// Time may mend it: a server in trouble, a limit that passes.
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/** A lead as it waits on the device. */
export const queuedLead = (lead: Lead, backend: Backend): QueuedLead => ({
  url: `${backend.url}/functions/v1/${functionNames[lead.kind]}`,
  headers: { ...keyOf(backend), "idempotency-key": lead.key },
  body: JSON.stringify(bodyOf(lead)),
});

const keyOf = ({ anonKey }: Backend): Record<string, string> =>
  anonKey ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {};
const bodyOf = ({ fields, recommendations, envelope }: Lead) => ({
  formData: fields,
  ...(recommendations && { recommendations }),
  ...envelope,
});
