import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useOffice } from "./office-context.ts";
import { paths } from "./paths.ts";

/** Why a session ended, for the sign-in screen to say. */
export type EndReason = "idle" | "over" | "signedOut";
export type SignInNote = { ended: EndReason };

let nextReason: EndReason = "over";

/** What the sign-in screen says after the sign-out that follows. */
export const noteEndReason = (reason: EndReason) => {
  nextReason = reason;
};

/** Leads to the sign-in screen and forgets all answers as soon as the session ends, whichever tab ended it. */
export function useSignOut() {
  const { auth, queries } = useOffice();
  const navigate = useNavigate();
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event) => {
      if (event !== "SIGNED_OUT") return;
      queries.clear();
      const note: SignInNote = { ended: nextReason };
      nextReason = "over";
      void navigate(paths.signIn, { state: note, replace: true });
    });
    return () => data.subscription.unsubscribe();
  }, [auth, queries, navigate]);
}
