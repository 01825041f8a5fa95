import type { Topic } from "#domain/office/topics.ts";

/** What each operation that reads depends on, by its name; a signal of one of them makes its answers stale. */
export const topicsOf: Readonly<Record<string, readonly Topic[]>> = {
  "get-today": ["people", "deliveries", "appointments", "newsletter"],
  "list-people": ["people"],
  "find-people": ["people"],
  "get-person": ["people", "deliveries", "appointments", "newsletter"],
  "list-timeline": ["people", "deliveries", "appointments"],
  "list-colleagues": ["staff"],
  "list-staff": ["staff"],
  "list-templates": ["templates"],
  // Hours and closed days are content that is published.
  "list-offered-times": ["appointments", "closures", "website"],
  "get-calendar": ["appointments", "closures", "people", "website"],
  // What a visitor books comes with its person.
  "list-free-times": ["appointments", "closures", "people", "website"],
  "list-deliveries": ["deliveries"],
  "get-delivery": ["deliveries"],
  "list-endpoints": ["endpoints"],
  "list-spam": ["spam"],
  "get-website": ["website"],
  "list-fields": ["website"],
  "get-field": ["website"],
  "list-revisions": ["website"],
  "get-launch-list": ["website"],
  "list-campaign-articles": ["website"],
  "list-campaigns": ["newsletter"],
  "get-campaign": ["newsletter"],
  "preview-campaign": ["newsletter"],
  "list-recipients": ["newsletter"],
  "find-subscribers": ["newsletter"],
  "get-safeguards": ["safeguards"],
  "get-retention": ["safeguards"],
  "list-disposals": ["safeguards"],
  "list-person-requests": ["safeguards"],
  "get-access-review": ["safeguards", "staff"],
  // Texts that have grown old are among them.
  "get-owner-tasks": ["safeguards", "website"],
  "get-keeping": ["people", "safeguards"],
};

/** Topics of whose subjects each has screens of its own: a letter that goes out makes no card of a person stale. */
const ofSubjects = ["people", "newsletter"];

/** Whether a signal makes the answer of an operation stale. One about another subject leaves that of a subject as it is. */
export function isStale(operation: string, input: unknown, signal: { topic: string; id: string }): boolean {
  if (!topicsOf[operation]?.includes(signal.topic as Topic)) return false;
  // The letters of a campaign change nobody who gets them.
  if (operation === "find-subscribers") return signal.id === "";
  const ownId = typeof input === "object" && input !== null && "id" in input ? input.id : undefined;
  return !ofSubjects.includes(signal.topic) || ownId === undefined || signal.id === "" || ownId === signal.id;
}
