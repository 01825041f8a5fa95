import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  booked: "booked today",
  headings: {
    failures: "Not delivered",
    due: "Due",
    appointments: "Appointments today",
    tasks: "For the owner",
  },
  failure: { mail: "An email was not delivered:", webhook: "A webhook was not delivered:" },
  pausedCampaign: "A newsletter is paused, because too many emails were refused:",
  /** Of a person whose card colleagues have open. */
  lookedAt: "Opened by: {names}",
  answered: "All answered.",
  nextAppointment: "Next appointment {moment}.",
  noAppointments: "No appointments today.",
  outcomes: { kept: "Kept", "no-show": "No-show" },
  /** Of people whose deletion can still be taken back. */
  deletion: {
    by: "The data of {name} will be deleted on {moment}. {by} ordered it.",
    plain: "The data of {name} will be deleted on {moment}.",
    takeBack: "Do not delete",
    takeBackLabel: "Do not delete {name}",
    done: { title: "Not deleted", text: "The data of {name} stays." },
  },
  /** What waits for an owner. */
  tasks: {
    incidents: {
      one: "1 incident is open; see who has to be told, and by when",
      other: "{count} incidents are open; see who has to be told, and by when",
    },
    requests: {
      one: "1 request to copy, delete or keep a person's data",
      other: "{count} requests to copy, delete or keep people's data",
    },
    leaving: {
      one: "1 person reaches the end of their retention in the next 30 days",
      other: "{count} people reach the end of their retention in the next 30 days",
    },
    outdated: {
      one: "1 fact on the website is out of date",
      other: "{count} facts on the website are out of date",
    },
  },
} as const;

const es: Words<typeof en> = {
  booked: "con cita hoy",
  headings: {
    failures: "Sin entregar",
    due: "Pendiente",
    appointments: "Citas de hoy",
    tasks: "Para el dueño o la dueña",
  },
  failure: { mail: "Un correo no se entregó:", webhook: "Un webhook no se entregó:" },
  pausedCampaign: "Un boletín está en pausa, porque se rechazaron demasiados correos:",
  lookedAt: "Ficha abierta por: {names}",
  answered: "Todo está contestado.",
  nextAppointment: "Próxima cita: {moment}.",
  noAppointments: "Hoy no hay citas.",
  outcomes: { kept: "Asistió", "no-show": "No asistió" },
  deletion: {
    by: "Los datos de {name} se borran el {moment}. Lo ordenó {by}.",
    plain: "Los datos de {name} se borran el {moment}.",
    takeBack: "No borrar",
    takeBackLabel: "No borrar a {name}",
    done: { title: "No se borra", text: "Los datos de {name} se quedan." },
  },
  tasks: {
    incidents: {
      one: "Hay 1 incidente abierto; vea a quién hay que avisar y hasta cuándo",
      other: "Hay {count} incidentes abiertos; vea a quién hay que avisar y hasta cuándo",
    },
    requests: {
      one: "Hay 1 petición de copiar, borrar o conservar los datos de una persona",
      other: "Hay {count} peticiones de copiar, borrar o conservar datos de personas",
    },
    leaving: {
      one: "A 1 persona se le cumple el tiempo de conservación en los próximos 30 días",
      other: "A {count} personas se les cumple el tiempo de conservación en los próximos 30 días",
    },
    outdated: {
      one: "1 dato del sitio web ya no está al día",
      other: "{count} datos del sitio web ya no están al día",
    },
  },
};

export const todayWords: Both<Words<typeof en>> = { en, es };
