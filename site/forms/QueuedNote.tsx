import { useSyncExternalStore } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import type { Locale } from "#domain/locale.ts";
import css from "./QueuedNote.module.css";
import { countQueuedLeads, watchQueuedLeads } from "./queued-leads.ts";

/** Says that what was typed waits on the device, and how many requests do. */
export function QueuedNote({ locale }: { locale: Locale }) {
  const count = useSyncExternalStore(watchQueuedLeads, countQueuedLeads);
  const { text, waiting } = sentFormWords[locale].queued;
  if (count === 0) return null;
  return (
    <p className={css.note}>
      {text} <b>{fillCount(waiting, count)}</b>
    </p>
  );
}
