import { minutes } from "#domain/durations.ts";

/** How long before an end its warning comes, in milliseconds. */
const warningTime = minutes(2);
/** So often at most the server hears that its person is at work, in milliseconds. */
export const reportInterval = minutes(1);

export type SessionTimes = { now: string; endsAt: string; idleEndsAt: string };
export type SessionView =
  | { kind: "quiet" }
  /** `left` is what remains, in milliseconds. */
  | { kind: "idle" | "end"; left: number }
  | { kind: "over"; reason: "idle" | "over" };

/** What the watch shows at a moment of the server's clock; the session's end counts before idleness. */
export function sessionViewAt(now: number, { endsAt, idleEndsAt }: Omit<SessionTimes, "now">): SessionView {
  const untilEnd = Date.parse(endsAt) - now;
  const untilIdle = Date.parse(idleEndsAt) - now;
  if (untilEnd <= 0) return { kind: "over", reason: "over" };
  if (untilIdle <= 0) return { kind: "over", reason: "idle" };
  if (untilIdle <= warningTime && untilIdle < untilEnd) return { kind: "idle", left: untilIdle };
  return untilEnd <= warningTime ? { kind: "end", left: untilEnd } : { kind: "quiet" };
}

/** "1:45": minutes and seconds that are left. */
export function timeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
