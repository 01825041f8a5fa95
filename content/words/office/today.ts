import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  counts: { overdue: "overdue", waiting: "to answer", appointments: "booked today" },
  headings: { failures: "Not delivered", due: "Due", appointments: "Appointments today" },
  failure: { mail: "An email was not delivered:", webhook: "A webhook was not delivered:" },
  pausedCampaign: "A newsletter is paused, because too many letters were refused:",
  answered: "All answered.",
  nextAppointment: "Next appointment {moment}.",
  noAppointments: "No appointments today.",
  outcomes: { kept: "Kept", "no-show": "No-show" },
} as const;

const es: Words<typeof en> = {
  counts: { overdue: "atrasadas", waiting: "por contestar", appointments: "citas hoy" },
  headings: { failures: "Sin entregar", due: "Pendiente", appointments: "Citas de hoy" },
  failure: { mail: "Un correo no se entregó:", webhook: "Un webhook no se entregó:" },
  pausedCampaign: "Un boletín está en pausa, porque se rechazaron demasiados correos:",
  answered: "Todo está contestado.",
  nextAppointment: "La próxima cita es {moment}.",
  noAppointments: "Hoy no hay citas.",
  outcomes: { kept: "Asistió", "no-show": "No asistió" },
};

export const todayWords: Both<Words<typeof en>> = { en, es };
