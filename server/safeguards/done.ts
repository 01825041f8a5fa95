import type { Done } from "../commands/command.ts";

type Details = Done<never>["audit"]["details"];

/** What a command on a part of the safeguards did. */
export const doneTo = (id: string, details: Details = {}) => ({
  answer: {},
  audit: { subject: { kind: "safeguards" as const, id }, details },
  signals: [{ topic: "safeguards" as const, id: "" }],
});

/** What a command did to how long a person is kept, or to what they asked of their data. */
export const doneToPerson = (id: string, details: Details = {}) => ({
  answer: {},
  audit: { subject: { kind: "person" as const, id }, personId: id, details },
  signals: [
    { topic: "people" as const, id },
    { topic: "safeguards" as const, id: "" },
  ],
});
