import { catalogueIdsByText } from "#content/desk-names.ts";
import { dayRange } from "#domain/deadlines/local-day.ts";
import { formKinds } from "#domain/forms/form-kinds.ts";
import { cutService } from "#domain/forms/requested-service.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import { type listPeople, noService, noSource } from "#domain/office/people-list-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { LeadFilter } from "./lead-filter.ts";

/** The services of the catalogue by what leads are counted by. */
export const countedServices = (practice: Practice): Map<string, string> =>
  new Map([...catalogueIdsByText(practice)].map(([text, id]) => [cutService(text), id]));

/** The filter of messages in the filters of the list; undefined without one. */
export function readLeadFilter(
  { from, to, service, source, answered, outcome, language, form }: ReceivedOf<typeof listPeople>,
  practice: Practice,
): LeadFilter | undefined {
  if ([from, to, service, source, answered, outcome].every((value) => value === undefined)) return undefined;
  const { timeZone } = practice.business;
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
