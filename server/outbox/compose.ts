import type { Mail } from "./smtp-transport.ts";

/** What a delivery sends, or why it can no longer be sent. */
export type Message = { mail: Mail } | { webhookBody: string } | { held: string };

/** The table `kind → compose`: each feature registers its kinds; a message is composed anew for every try. */
export type Composers = Record<string, (refId: string) => Promise<Message>>;
