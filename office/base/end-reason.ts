/** Why a session ended, for the sign-in screen to say. */
export type EndReason = "idle" | "over" | "signedOut" | "banned";

let notedReason: EndReason | undefined;

/** What the sign-in screen says after the sign-out that follows; "over" is what it says anyway, and replaces nothing. */
export const noteEndReason = (reason: EndReason) => {
  if (reason !== "over") notedReason = reason;
};

/**
 * The reason of a sign-out; it is a session that ran out, unless somebody noted otherwise. Several calls that are refused
 * at once each sign out, so that the reason stays until somebody signs in again.
 */
export const endReason = (): EndReason => notedReason ?? "over";

export const forgetEndReason = () => {
  notedReason = undefined;
};
