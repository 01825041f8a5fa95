import { useEffect, useSyncExternalStore } from "react";
import type { Present } from "./live-socket.ts";
import { useOffice } from "./office-context.ts";

/** Who looks at which person right now: the ids of users, this one's among them, by the id of the person. */
export function usePresent(): Present {
  const { live } = useOffice();
  return useSyncExternalStore(live.subscribe, live.present);
}

/** Tells the others that this window looks at a person, as long as the component stands. */
export function useLookAt(personId: string): void {
  const { live } = useOffice();
  useEffect(() => {
    live.lookAt(personId);
    return () => live.lookAt("");
  }, [live, personId]);
}
