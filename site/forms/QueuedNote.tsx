import { useSyncExternalStore } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import type { LeadFormWords } from "./lead-form-settings.ts";
import css from "./QueuedNote.module.css";
import { countQueuedLeads, watchQueuedLeads } from "./queued-leads.ts";

/** Says that what was typed waits on the device, and how many requests do. */
export function QueuedNote({ text, waiting }: LeadFormWords["queued"]) {
  // On the server nobody knows.
  const count = useSyncExternalStore(watchQueuedLeads, countQueuedLeads, () => undefined);
  if (count === undefined) return null;
  return (
    // Never out of the page: a screen reader misses what comes together with its place.
    <p className={count > 0 ? css.note : "unseen"} role="status">
      {count > 0 ? `${text} ${fillCount(waiting, count)}` : ""}
    </p>
  );
}
