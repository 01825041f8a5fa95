import { useSyncExternalStore } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import type { LeadFormWords } from "./lead-form-settings.ts";
import css from "./QueuedNote.module.css";
import { countQueuedLeads, watchQueuedLeads } from "./queued-leads.ts";

/** Says that what was typed waits on the device, and how many requests do. */
export function QueuedNote({ text, waiting }: LeadFormWords["queued"]) {
  const count = useSyncExternalStore(watchQueuedLeads, countQueuedLeads);
  if (count === 0) return null;
  return (
    <p className={css.note}>
      {text} <b>{fillCount(waiting, count)}</b>
    </p>
  );
}
