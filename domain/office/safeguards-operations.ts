import * as v from "valibot";
import { longest, optionalLine, optionalText } from "../forms/form-values.ts";
import { dayField, id, instant, nothing, wholeNumber } from "./desk-values.ts";
import { authorities } from "./incident-clocks.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** From so many consumers on file some exemptions of the Safeguards Rule end, 16 CFR 314.6; the warning comes before. */
export const consumerLimit = 5000;
export const consumerWarning = 4500;

export const noteKinds = ["training", "vendor", "encryption", "review"] as const;
export type NoteKind = (typeof noteKinds)[number];

export type SafeguardsProblem =
  | ("reason-required" | "time-required" | "count-invalid")
  | ("end-before-start" | "day-to-come");

const needed = v.pipe(optionalText, v.nonEmpty<string, SafeguardsProblem>("reason-required"));
const neededDay = v.pipe(
  optionalLine(),
  v.nonEmpty<string, SafeguardsProblem>("time-required"),
  v.check<string, SafeguardsProblem>((day) => v.is(dayField, day), "time-required"),
);

const safeguardNote = v.object({
  id,
  kind: v.picklist(noteKinds),
  day: dayField,
  text: v.string(),
  by: v.string(),
});
export type SafeguardNote = v.InferOutput<typeof safeguardNote>;

const told = v.partial(v.object(v.entriesFromList(authorities, instant)));

const incident = v.object({
  id,
  text: v.string(),
  discoveredAt: instant,
  /** The time in question, and whose account; null for every account. */
  fromDay: dayField,
  toDay: dayField,
  account: v.nullable(v.object({ id, name: v.string() })),
  isUnencrypted: v.boolean(),
  /** As the owner knows, else by the log: the cards that were opened, or the largest list that was saved. */
  people: v.number(),
  peopleByLog: v.number(),
  told,
  closedAt: v.nullable(instant),
});
export type Incident = v.InferOutput<typeof incident>;

export const getSafeguards = defineOperation({
  name: "get-safeguards",
  method: "GET",
  path: "/safeguards",
  ...owners,
  input: v.object({}),
  output: v.object({
    /** Counts up to 20,000. */
    people: v.number(),
    /** Of them without contact for half a year, not held, and no clients: what could go first. */
    quietPeople: v.number(),
    closedPeople: v.number(),
    /** The latest first, 200 of each kind at most. */
    notes: v.array(safeguardNote),
    /** The latest first, 50 at most. */
    incidents: v.array(incident),
    /** The latest of the log, with the moment up to which it goes; a copy on paper proves the log later. */
    seal: v.nullable(v.object({ at: instant, fingerprint: v.string() })),
    /** Whether the server makes them, and the moment of the latest that was tried out. */
    backups: v.object({ areDaily: v.boolean(), latestAt: v.nullable(instant) }),
    /** After how long a session of the office ends, in milliseconds: when nobody touches it, and in all. */
    sessions: v.object({ idleLimit: v.number(), lifetime: v.number() }),
  }),
});

export const noteFields = v.object({ kind: v.picklist(noteKinds), day: neededDay, text: needed });

export const addSafeguardNote = defineOperation({
  name: "add-safeguard-note",
  method: "POST",
  path: "/safeguards/notes",
  ...owners,
  input: noteFields,
  output: v.object({ id }),
});

export const removeSafeguardNote = defineOperation({
  name: "remove-safeguard-note",
  method: "POST",
  path: "/safeguards/notes/:id/remove",
  ...owners,
  input: v.object({ id }),
  output: nothing,
});

export const addIncident = defineOperation({
  name: "add-incident",
  method: "POST",
  path: "/safeguards/incidents",
  ...owners,
  input: v.object({
    text: needed,
    fromDay: neededDay,
    toDay: neededDay,
    accountId: v.optional(v.nullable(id)),
    isUnencrypted: v.boolean(),
    /** How many people the owner knows of; null to count them from the log. */
    people: v.nullable(wholeNumber),
  }),
  output: v.object({ id }),
});

/** Changes one fact; `state-changed` where it is so or not as `from` says, `too-late` where not as `toldAt`. */
export const changeIncident = defineOperation({
  name: "change-incident",
  method: "POST",
  path: "/safeguards/incidents/:id/change",
  ...owners,
  input: v.object({
    id,
    told: v.optional(v.picklist(authorities)),
    isTold: v.optional(v.boolean(), true),
    toldAt: v.optional(instant),
    isClosed: v.optional(v.boolean()),
    people: v.optional(v.object({ from: wholeNumber, to: v.nullable(wholeNumber) })),
  }),
  output: v.object({ at: instant }),
});

/** Digits, with a separator of thousands or none; empty to count from the log. */
const peopleField = v.pipe(
  optionalLine(longest.phone),
  v.transform((count) => count.replace(/[,.\s](?=\d{3}(?!\d))/g, "")),
  v.regex<string, SafeguardsProblem>(/^\d{0,7}$/, "count-invalid"),
);
export const reachFields = v.object({ people: peopleField });

export const incidentFields = v.object({
  text: needed,
  fromDay: neededDay,
  toDay: neededDay,
  accountId: optionalLine(),
  protection: optionalLine(),
  people: peopleField,
});
