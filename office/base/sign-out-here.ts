import { noteEndReason } from "./end-reason.ts";
import type { OfficeClients } from "./office-clients.ts";

/** Ends the session of this browser, as whoever uses it asked for. */
export function signOutHere(auth: OfficeClients["auth"]): void {
  noteEndReason("signedOut");
  void auth.signOut({ scope: "local" });
}
