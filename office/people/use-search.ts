import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { findPeople } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

/** How long after the last key is searched, in milliseconds. */
const searchDelay = 200;

/** The people that a text finds. The text stands in no address and in no storage. */
export function useSearch(text: string) {
  const { call } = useOffice();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    ...queryOf(call, findPeople, { text: asked }),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isCurrent = asked === text.trim() && !query.isPlaceholderData;
  return { ...query, isCurrent, people: text.trim() && asked ? query.data?.people : undefined };
}

/** What Enter does in a search: it picks the first who is found, also where the answer comes after the key. */
export function useEnter(
  { isCurrent, people }: ReturnType<typeof useSearch>,
  text: string,
  onPick: (id: string) => void,
) {
  const [entered, setEntered] = useState("");
  const first = people?.[0]?.id;
  const isDue = isCurrent && people !== undefined && entered === text;
  useEffect(() => {
    if (!isDue) return;
    setEntered("");
    if (first) onPick(first);
  }, [isDue, first, onPick]);
  return () => setEntered(text);
}
