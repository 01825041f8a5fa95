import * as v from "valibot";
import { hours } from "../durations.ts";
import { line, type ProblemCode } from "../forms/form-values.ts";
import { id, instant, nothing } from "./desk-values.ts";
import { defineOperation, type Operation } from "./operation.ts";
import { owners } from "./roles.ts";
import { webhookFieldNames } from "./webhook-fields.ts";

/** The id of the endpoint in `WEBHOOK_URL`, which the environment sets; others have UUIDs. */
export const envEndpointId = "env";
/** How long the old secret of an endpoint signs beside the new one, in milliseconds. */
export const secretOverlap = hours(24);
/** The most endpoints of a practice: each one gets a copy of every lead. */
export const mostEndpoints = 10;

export type EndpointProblem = "url-required" | "url-invalid" | "url-insecure" | "too-many-endpoints";

const endpointId = v.union([id, v.literal(envEndpointId)]);

const isWebAddress = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
};

const settings = {
  name: line("name-required", 60),
  url: v.pipe(
    v.optional(v.string("url-required"), ""),
    v.trim(),
    v.nonEmpty<string, EndpointProblem>("url-required"),
    v.maxLength<string, number, ProblemCode>(500, "too-long"),
    v.check<string, EndpointProblem>(isWebAddress, "url-invalid"),
  ),
  fields: v.array(v.picklist(webhookFieldNames)),
};

export const endpointSettings = v.object({
  /** Empty for the endpoint of `WEBHOOK_URL`. */
  name: v.string(),
  url: v.string(),
  fields: settings.fields,
});
export type EndpointSettings = v.InferOutput<typeof endpointSettings>;

const webhookEndpoint = v.object({
  id: endpointId,
  ...endpointSettings.entries,
  isSigned: v.boolean(),
  /** Whether its secret was stored by a server with another key: what it gets waits for a new one. */
  isSecretLost: v.boolean(),
  createdAt: instant,
  pausedAt: v.nullable(instant),
  /** When it answered 410. */
  disabledAt: v.nullable(instant),
  /** Until when the secret of before a rotation signs too; null when only one does. */
  oldSecretUntil: v.nullable(instant),
  /** What is held for it, up to 100. */
  held: v.number(),
});
export type WebhookEndpoint = v.InferOutput<typeof webhookEndpoint>;

export const listEndpoints = defineOperation({
  name: "list-endpoints",
  method: "GET",
  path: "/endpoints",
  ...owners,
  input: nothing,
  output: v.object({ endpoints: v.array(webhookEndpoint) }),
});

export const addEndpoint = defineOperation({
  name: "add-endpoint",
  method: "POST",
  path: "/endpoints",
  ...owners,
  stepUp: true,
  input: v.object(settings),
  output: v.object({ id }),
});

/** Changes the settings that were `seen`; `current` of a conflict is the `endpointSettings` in JSON. */
export const changeEndpoint = defineOperation({
  name: "change-endpoint",
  method: "POST",
  path: "/endpoints/:id",
  ...owners,
  stepUp: true,
  input: v.object({ id, seen: endpointSettings, ...settings }),
  output: nothing,
});

/** Shows the signing secret, never as part of a command: their answers are kept for repeats. */
export const revealEndpointSecret = defineOperation({
  name: "reveal-endpoint-secret",
  method: "POST",
  path: "/endpoints/:id/secret",
  ...owners,
  stepUp: true,
  input: v.object({ id }),
  output: v.object({ secret: v.string() }),
});

const act = <const Action extends string, Output extends Operation["output"]>(
  action: Action,
  output: Output,
) =>
  defineOperation({
    name: `${action}-endpoint`,
    method: "POST",
    path: `/endpoints/:id/${action}`,
    ...owners,
    stepUp: true,
    input: v.object({ id: endpointId }),
    output,
  });

/**
 * Makes a new secret; `state-changed` where another old one than `seen` still signs: it would stop at once. In the place of
 * a lost secret it signs alone, and what waited for it is sent.
 */
export const rotateEndpoint = defineOperation({
  name: "rotate-endpoint",
  method: "POST",
  path: "/endpoints/:id/rotate",
  ...owners,
  stepUp: true,
  input: v.object({ id, seen: webhookEndpoint.entries.oldSecretUntil }),
  output: v.object({ oldSecretUntil: v.nullable(instant) }),
});
export const pauseEndpoint = act("pause", nothing);
/** Ends a pause, or enables an endpoint that answered 410, and sends what was held. */
export const resumeEndpoint = act("resume", v.object({ requeued: v.number() }));
export const removeEndpoint = act("remove", nothing);
/** Sends it a webhook with `formType` "test". */
export const testEndpoint = act("test", v.object({ deliveryId: id }));
