import type { LiveSocket, Present, ReadToken } from "./live-socket.ts";
import { loadPatiently } from "./load-patiently.ts";
import type { OfficeQueries } from "./office-queries.ts";

/** The live signals of the office: what changed elsewhere, and who else is here. */
export type Live = {
  /** Listens until the returned function is called. */
  listen(): () => void;
  /** Says what this window looks at; an empty id is a list. */
  lookAt(personId: string): void;
  /** For `useSyncExternalStore`. */
  subscribe(onChange: () => void): () => void;
  present(): Present;
};

/**
 * Creates the live signals. After each join, and whenever the window is looked at again, everything on screen is read
 * again, so that a missed signal costs nothing. The client loads after the first screen.
 */
export function createLive(readToken: ReadToken, queries: OfficeQueries): Live {
  let socket: LiveSocket | undefined;
  let present: Present = new Map();
  let lookedAt = "";
  const observers = new Set<() => void>();

  const onPresent = (next: Present) => {
    present = next;
    for (const notify of observers) notify();
  };

  return {
    listen() {
      let isEnded = false;
      const onVisible = () => {
        if (document.visibilityState !== "visible") return;
        socket?.nudge();
        void queries.invalidateQueries();
      };
      document.addEventListener("visibilitychange", onVisible);
      void loadPatiently(() => import("./live-socket.ts")).then(({ openLiveSocket }) => {
        if (isEnded) return;
        socket = openLiveSocket({ readToken, queries, onPresent });
        socket.lookAt(lookedAt);
      });
      return () => {
        isEnded = true;
        document.removeEventListener("visibilitychange", onVisible);
        socket?.close();
        socket = undefined;
        onPresent(new Map());
      };
    },
    lookAt(personId) {
      lookedAt = personId;
      socket?.lookAt(personId);
    },
    subscribe(onChange) {
      observers.add(onChange);
      return () => observers.delete(onChange);
    },
    present: () => present,
  };
}
