import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { DeliveryReason } from "./delivery-reason.ts";
import type { Mail } from "./smtp-transport.ts";

/** The fields of a webhook; each endpoint gets those that it is allowed. */
export type WebhookFields = Record<string, unknown>;
/** The message of a delivery, or why it is held and nobody can help: its subject is gone, changed or tagged as spam. */
export type Message = { mail: Mail } | { webhook: WebhookFields } | { held: DeliveryReason };

/** The message of a delivery whose subject was erased, was changed, or is over. */
export const subjectGone = (text: string) => ({ held: { code: "subject-gone", text } }) as const;

export type ComposerOptions = { db: Db; env: Env; practice: Practice };

/** The table `kind → compose` that each feature exports for its kinds; every try composes its message again. */
export type Composers = Record<string, (refId: string) => Promise<Message>>;
