import { quizQuestions } from "../forms/filing-quiz.ts";

/** What every endpoint gets: what kind of message it is, when it came, and the appointment that it is about. */
const always = [
  "formType",
  "submittedAt",
  "source",
  "timestamp",
  "locale",
  "event",
  "start",
  "end",
  "previousStart",
  "tz",
  "meeting",
  "uid",
  "sequence",
] as const;

const webhookFieldGroups = {
  name: ["name", "firstName", "lastName", "fullName"],
  email: ["email"],
  phone: ["phone"],
  request: ["service", "serviceType", "tier", "urgency", "slot"],
  answers: [
    "businessType",
    "numOwners",
    "allUSCitizens",
    "needsPayroll",
    "needsBookkeeping",
    "needsAdvisory",
    "recommendations",
    ...quizQuestions.map((question) => question.id),
  ],
  address: ["address"],
  message: ["message", "comments", "notes"],
} as const satisfies Record<string, readonly string[]>;
export type WebhookFieldGroup = keyof typeof webhookFieldGroups;
export const webhookFieldNames = Object.keys(webhookFieldGroups) as WebhookFieldGroup[];

/** The groups of a new endpoint: all but what people wrote, which often says more than a program needs. */
export const usualFieldGroups = webhookFieldNames.filter((name) => name !== "message");

export function allowedFields(
  fields: Record<string, unknown>,
  groups: readonly WebhookFieldGroup[],
): Record<string, unknown> {
  const names = new Set<string>([...always, ...groups.flatMap((group) => webhookFieldGroups[group])]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}
