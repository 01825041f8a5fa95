import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { minutes } from "#domain/durations.ts";
import { getCalendar } from "#domain/office/calendar-operations.ts";
import { addDays } from "#ui/dates/month-grid.ts";
import type { CallOperation } from "../base/call-operation.ts";
import { useOffice } from "../base/office-context.ts";
import { mondayOf } from "./calendar-days.ts";
import type { Calendar } from "./week-layout.ts";

/** The week of a day, or without one that of the office's clock, read again every minute, so that the line of the present goes on. */
export function useCalendar(day: string | undefined) {
  const { call } = useOffice();
  const monday = day && mondayOf(day);
  return useQuery({
    queryKey: [getCalendar.name, monday ? { from: monday } : {}],
    queryFn: () => readWeek(call, monday),
    placeholderData: keepPreviousData,
    refetchInterval: minutes(1),
  });
}

async function readWeek(call: CallOperation, from: string | undefined): Promise<Calendar> {
  const week = from ? { from, to: addDays(from, 6) } : {};
  const first = await call(getCalendar, week);
  const appointments = [...first.appointments];
  for (let after = first.next; after; ) {
    const page = await call(getCalendar, { ...week, after });
    appointments.push(...page.appointments);
    after = page.next;
  }
  return { ...first, appointments };
}
