import { useNavigate } from "react-router";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { signOutHere } from "../base/sign-out-here.ts";
import { unsaved } from "./LeaveGuard.tsx";

/** Tells the way to the sign-in screen that somebody chose, and may be asked about, from that of a session that ended. */
export const ownSignOut = { isOwn: true };

/** Signs out as chosen here; with something to lose only on the answer of `LeaveQuestion`. */
export function useOwnSignOut(): () => void {
  const { auth } = useOffice();
  const navigate = useNavigate();
  return () => {
    if (unsaved.size > 0) void navigate(paths.signIn, { state: ownSignOut });
    else signOutHere(auth);
  };
}
