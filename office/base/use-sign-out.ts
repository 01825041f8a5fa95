import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type EndReason, endReason, forgetEndReason } from "./end-reason.ts";
import { useOffice } from "./office-context.ts";
import { paths, returnOf, withReturn } from "./paths.ts";

export type SignInNote = { ended: EndReason };

/** Screens for whoever comes with a link, signed in or not: a session that ends takes nobody away from them. */
const openScreens: ReadonlySet<string> = new Set([paths.link, paths.forgotten, paths.firstOwner]);

/**
 * Leads to the sign-in screen and forgets all answers as soon as the session ends, whichever tab ended it; so it does
 * when a link that was opened in another tab signs in another person.
 */
export function useSignOut() {
  const { auth, queries, stepUp } = useOffice();
  const navigate = useNavigate();
  useEffect(() => {
    let userId: string | undefined;
    const { data } = auth.onAuthStateChange((event, session) => {
      if (event === "SIGNED_IN") forgetEndReason();
      const isOther = session !== null && userId !== undefined && session.user.id !== userId;
      userId = session?.user.id;
      if (event !== "SIGNED_OUT" && !isOther) return;
      queries.clear();
      stepUp.answer(false);
      if (openScreens.has(location.pathname)) return;
      const ended = endReason();
      const note: SignInNote | undefined = isOther ? undefined : { ended };
      const isBreak = !isOther && (ended === "idle" || ended === "over");
      void navigate(isBreak ? signInHere() : paths.signIn, { state: note, replace: true });
    });
    return () => data.subscription.unsubscribe();
  }, [auth, queries, stepUp, navigate]);
}

/** For whoever did not leave: after the sign-in the work goes on where it was. */
function signInHere(): string {
  const { pathname, search } = location;
  return withReturn(paths.signIn, pathname === paths.signIn ? returnOf(search) : pathname + search);
}
