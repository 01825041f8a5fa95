import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useMe } from "../parts/use-me.ts";

type Answered = PersonSummary & { lastAnswer: NonNullable<PersonSummary["lastAnswer"]> };

/** Those who waited when this screen was opened and were answered by somebody else since, so that nobody wonders. */
export function useAnswered(waiting: readonly PersonSummary[] | undefined): Answered[] {
  const { call } = useOffice();
  const me = useMe();
  const known = useRef<readonly PersonSummary[]>([]);
  const [gone, setGone] = useState<readonly PersonSummary[]>([]);
  useEffect(() => {
    if (!waiting) return;
    const ids = new Set(waiting.map(({ id }) => id));
    const stillGone = ({ id }: PersonSummary) => !ids.has(id);
    const left = known.current.filter(stillGone);
    known.current = waiting;
    setGone((before) => (before.length + left.length > 0 ? [...before.filter(stillGone), ...left] : before));
  }, [waiting]);
  // An answer is an activity: whoever was answered stands among the latest.
  const { data } = useQuery({
    queryKey: [listPeople.name, {}, "answered", gone.map(({ id }) => id)],
    queryFn: () => call(listPeople, {}),
    enabled: gone.length > 0,
  });
  return gone.flatMap((person) => {
    const { lastAnswer } = data?.people.find(({ id }) => id === person.id) ?? {};
    // Who is no longer waited for without another answer was closed.
    const isNew = lastAnswer && lastAnswer.at !== person.lastAnswer?.at;
    return isNew && lastAnswer.by !== me?.name ? [{ ...person, lastAnswer }] : [];
  });
}
