import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type EndReason, endReason, forgetEndReason } from "./end-reason.ts";
import { useOffice } from "./office-context.ts";
import { paths } from "./paths.ts";

export type SignInNote = { ended: EndReason };

/** Leads to the sign-in screen and forgets all answers as soon as the session ends, whichever tab ended it. */
export function useSignOut() {
  const { auth, queries, stepUp } = useOffice();
  const navigate = useNavigate();
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event) => {
      if (event === "SIGNED_IN") forgetEndReason();
      if (event !== "SIGNED_OUT") return;
      queries.clear();
      stepUp.answer(false);
      const note: SignInNote = { ended: endReason() };
      void navigate(paths.signIn, { state: note, replace: true });
    });
    return () => data.subscription.unsubscribe();
  }, [auth, queries, stepUp, navigate]);
}
