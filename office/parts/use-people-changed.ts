import { listPeople } from "#domain/office/people-list-operations.ts";
import { getPerson, getToday, listTimeline } from "#domain/office/people-operations.ts";
import { useReadAgain } from "./use-read-again.ts";

/** Reads lists and cards again after a person was changed from here. */
export const usePeopleChanged = () => useReadAgain([getToday, getPerson, listPeople, listTimeline]);
