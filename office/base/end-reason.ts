/** Why a session ended, for the sign-in screen to say. */
export type EndReason = "idle" | "over" | "signedOut" | "banned";

let nextReason: EndReason = "over";

/** What the sign-in screen says after the sign-out that follows. */
export const noteEndReason = (reason: EndReason) => {
  nextReason = reason;
};

/** The reason of the sign-out that happens now; the next one is a session that ran out, unless somebody notes otherwise. */
export function takeEndReason(): EndReason {
  const reason = nextReason;
  nextReason = "over";
  return reason;
}
