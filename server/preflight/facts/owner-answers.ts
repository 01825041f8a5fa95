import type { LaunchFacts } from "./launch-facts.ts";

/** Whether the owner answered a question of the checklist within the last year. */
export function isAnswered({ practice, now }: LaunchFacts, question: string): boolean {
  return practice.preflight.answers.some(
    (answer) => answer.question === question && !isOverAYear(answer.on, now),
  );
}

/** Whether a day, an ISO date, is more than a year ago. */
export function isOverAYear(day: string, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return day < yearAgo.toISOString().slice(0, 10);
}
