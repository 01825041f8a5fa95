import { days } from "../durations.ts";

/** Whom an incident is told to: the IRS liaison, the FTC, the people themselves, and the Texas attorney general. */
export const authorities = ["irs", "ftc", "people", "texas"] as const;
export type Authority = (typeof authorities)[number];

type Facts = {
  discoveredAt: string;
  isUnencrypted: boolean;
  people: number;
  told: { [authority in Authority]?: string | undefined };
};
type IncidentClock = { authority: Authority; dueAt: string };

/**
 * By when an incident has to be told to the IRS (Publication 4557), to the FTC if unencrypted data of 500
 * consumers was taken (16 CFR 314.4(j)), in Texas to each person and for 250 Texans to the attorney general
 * (Tex. Bus. & Com. Code 521.053). `checked` of the security plan's words is the day on which this was compared with the
 * law. Whoever was told stays on the list.
 */
export function clocksOf({ discoveredAt, isUnencrypted, people, told }: Facts): IncidentClock[] {
  const clock = (authority: Authority, length: number, isAsked: boolean): IncidentClock[] =>
    isAsked || told[authority] !== undefined
      ? [{ authority, dueAt: new Date(Date.parse(discoveredAt) + length).toISOString() }]
      : [];
  return [
    ...clock("irs", days(1), true),
    ...clock("ftc", days(30), isUnencrypted && people >= 500),
    ...clock("people", days(60), isUnencrypted && people > 0),
    ...clock("texas", days(30), isUnencrypted && people >= 250),
  ];
}
