import { days } from "../durations.ts";

/** Whom an incident is told to: the IRS liaison, the FTC, the people themselves, and the Texas attorney general. */
export const authorities = ["irs", "ftc", "people", "texas"] as const;
export type Authority = (typeof authorities)[number];

type Facts = { discoveredAt: string; isUnencrypted: boolean; people: number };
type IncidentClock = { authority: Authority; dueAt: string };

/**
 * By when an incident has to be told. The IRS asks for a report at once (Publication 4557). The FTC wants to know within
 * 30 days of 500 consumers whose unencrypted data was taken (16 CFR 314.4(j)), Texas within 60 days each person and
 * within 30 days the attorney general of 250 Texans (Tex. Bus. & Com. Code 521.053). Checked November 2026.
 */
export function clocksOf({ discoveredAt, isUnencrypted, people }: Facts): IncidentClock[] {
  const after = (length: number) => new Date(Date.parse(discoveredAt) + length).toISOString();
  return [
    { authority: "irs", dueAt: after(days(1)) },
    ...(isUnencrypted && people >= 500 ? [{ authority: "ftc" as const, dueAt: after(days(30)) }] : []),
    ...(isUnencrypted && people > 0 ? [{ authority: "people" as const, dueAt: after(days(60)) }] : []),
    ...(isUnencrypted && people >= 250 ? [{ authority: "texas" as const, dueAt: after(days(30)) }] : []),
  ];
}
