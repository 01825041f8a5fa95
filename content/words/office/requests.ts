import type { Both } from "#domain/locale.ts";
import type { AnsweredState } from "#domain/office/people-list-operations.ts";
import type { Words } from "../../format/fill-in.ts";

/** What requests are counted and filtered by. */
const en = {
  noService: "No service in particular",
  direct: "Came directly",
  office: "Booked by the office",
  answered: {
    "in-time": "Answered in time",
    late: "Answered late",
    open: "Not answered yet",
  } satisfies Record<AnsweredState, string>,
} as const;

const es: Words<typeof en> = {
  noService: "Ningún servicio en particular",
  direct: "Llegaron directamente",
  office: "Reservadas por la oficina",
  answered: {
    "in-time": "Contestadas a tiempo",
    late: "Contestadas tarde",
    open: "Sin contestar todavía",
  },
};

export const requestWords: Both<Words<typeof en>> = { en, es };
