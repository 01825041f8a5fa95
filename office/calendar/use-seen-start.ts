import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import type { OfficeProblem } from "../base/office-problem.ts";
import { useStart } from "./time-fields.ts";

/** When an appointment began as its form showed it, and the words for who learns that somebody moved it meanwhile. */
export function useSeenStart({ name, startsAt }: CalendarEntry, meanwhile: string) {
  const { wordsOf } = useStart();
  const [seen, setSeen] = useState(startsAt);
  const say = ({ conflict }: OfficeProblem): string | undefined => {
    if (!conflict) return undefined;
    // Who presses again has read it.
    setSeen(conflict.current);
    return fillIn(meanwhile, { name: conflict.by || name, time: wordsOf(conflict.current) });
  };
  return { seen, say };
}
