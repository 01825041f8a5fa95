/** The ways to answer a person, in the order in which they are offered. */
export const answerChannels = ["whatsapp", "mail", "call", "note"] as const;
export type AnswerChannel = (typeof answerChannels)[number];
