import { isAuthRetryableFetchError } from "@supabase/auth-js";
import type { Auth } from "./office-clients.ts";

/** How far a sign-in has come, in its order. */
export type SignInState = "signed-out" | "accept-invitation" | "second-factor" | "enrol" | "signed-in";

/** In the user metadata of an invited person who chose a password: the token says `invite` as long as the session lives. */
export const acceptedMark = { accepted: true };

/**
 * Reads the state from the session that the browser holds, without a request unless its token must be renewed; undefined
 * while that cannot be done.
 */
export async function readSignInState(auth: Auth): Promise<SignInState | undefined> {
  const { data: level, error } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (isAuthRetryableFetchError(error)) return undefined;
  if (!level?.currentLevel) return "signed-out";
  if (level.currentLevel === "aal2") return "signed-in";
  if (level.nextLevel === "aal2") return "second-factor";
  const { data } = await auth.getSession();
  const isInvited = level.currentAuthenticationMethods.some((each) => methodOf(each) === "invite");
  return isInvited && !data.session?.user.user_metadata.accepted ? "accept-invitation" : "enrol";
}

/** Whether the session began with a mailed link, so that the present password is not asked for. */
export async function isFromLink(auth: Auth): Promise<boolean> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return (data?.currentAuthenticationMethods ?? []).some((each) =>
    ["recovery", "invite"].includes(methodOf(each)),
  );
}

const methodOf = (each: string | { method: string }) => (typeof each === "string" ? each : each.method);
