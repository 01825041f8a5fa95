export const stages = ["new", "talking", "booked", "client", "closed"] as const;
export type Stage = (typeof stages)[number];

/** What staff write down about a person; `merge` and `change` are written by the commands of that name. */
export const touchKinds = ["note", "call", "whatsapp", "mail", "visit", "change", "merge"] as const;
export type TouchKind = (typeof touchKinds)[number];

export const touchOutcomes = ["reached", "no-answer", "left-message"] as const;
export type TouchOutcome = (typeof touchOutcomes)[number];

/** The ways to answer a person, each with a draft of its own; what was said in a visit is written like a call. */
export const draftChannels = ["mail", "whatsapp", "call", "note"] as const;
export type DraftChannel = (typeof draftChannels)[number];

/** The ways to reach a person that they may not want, in the order in which a list names them. */
export const contactChannels = ["whatsapp", "mail", "call"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Reads a list of ways to reach a person, such as `whatsapp,call`; what is none of them is left out. */
export function readChannels(list: string): ContactChannel[] {
  const listed: readonly string[] = list.split(",");
  return contactChannels.filter((channel) => listed.includes(channel));
}

/** The version of a consent that was given in a talk, for which nobody read a text. */
export const spokenConsent = "spoken";
