import type { Mail } from "./smtp-transport.ts";

/** The message of a delivery, or the reason why it is held. */
export type Message = { mail: Mail } | { webhookBody: string } | { held: string };

/** The table `kind → compose` that each feature exports for its kinds; every try composes its message again. */
export type Composers = Record<string, (refId: string) => Promise<Message>>;
