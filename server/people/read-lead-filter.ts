import { Temporal } from "temporal-polyfill";
import { catalogueIdsByText } from "#content/desk-names.ts";
import { dayRange, localDay } from "#domain/deadlines/local-day.ts";
import { formKinds } from "#domain/forms/form-kinds.ts";
import { noSource } from "#domain/forms/lead-source.ts";
import { cutService } from "#domain/forms/requested-service.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import { type ListedPeriod, type listPeople, noService } from "#domain/office/people-list-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { LeadFilter } from "./lead-filter.ts";

/** The services of the catalogue by what leads are counted by. */
export const countedServices = (practice: Practice): Map<string, string> =>
  new Map([...catalogueIdsByText(practice)].map(([text, id]) => [cutService(text), id]));

export function readLeadFilter(
  { period, service, source, answered, outcome, language, form, ...days }: ReceivedOf<typeof listPeople>,
  practice: Practice,
  now: Date,
): LeadFilter | undefined {
  const { timeZone } = practice.business;
  const { from, to } = period ? daysOf(period, localDay(now, timeZone)) : days;
  if ([from, to, service, source, answered, outcome].every((value) => value === undefined)) return undefined;
  const kind = formKinds.find((each) => each === form);
  if (form && !kind) throw new OperationRefused("input-invalid", { field: "form" });
  return {
    ...dayRange(from, to, timeZone),
    locale: language,
    kind,
    service: service === undefined ? undefined : textsOf(service, practice),
    source: source === noSource ? "" : source,
    answered,
    outcome,
  };
}

function textsOf(service: string, practice: Practice) {
  const services = [...countedServices(practice)];
  const isOther = service === noService;
  const texts = services.filter(([, id]) => isOther || id === service).map(([text]) => text);
  // No text is as long.
  return { texts: texts.length > 0 ? texts : ["-".repeat(100)], isOther };
}

/** The first and the last day of a period, seen from a day. */
function daysOf(period: ListedPeriod, today: string) {
  const unit = period.endsWith("month") ? "months" : "years";
  const first = Temporal.PlainDate.from(today).with(unit === "months" ? { day: 1 } : { month: 1, day: 1 });
  const from = period.startsWith("last") ? first.subtract({ [unit]: 1 }) : first;
  return {
    from: from.toString(),
    to: from
      .add({ [unit]: 1 })
      .subtract({ days: 1 })
      .toString(),
  };
}
