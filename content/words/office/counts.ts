import type { Both } from "#domain/locale.ts";
import type { CountRange } from "#domain/office/counts-operations.ts";
import type { Words } from "../../format/fill-in.ts";

/** What came in, how soon it was answered, what was booked, and what was read. */
const en = {
  lead: "Requests from the forms of the website and bookings by the office, without spam and the newsletter. A number counts requests; its link lists the people who sent them.",
  own: "You see the requests and appointments that belong to you.",
  range: {
    label: "Time",
    ranges: { "12-weeks": "12 weeks", "12-months": "12 months" } satisfies Record<CountRange, string>,
    own: "Other dates",
    from: "From",
    to: "Through",
    show: "Show",
    wrong: "The last day cannot be before the first, and two years are the most.",
  },
  figures: {
    requests: "requests",
    /** Those that still have time count in the table alone. */
    answered: "in time, of the answers due so far",
    median: "usual time to an answer",
    booked: "appointments",
  },
  numbers: "The numbers",
  /** Of a table of parts. */
  columns: ["Group", "Number", "Share"],
  week: "Week",
  day: "Day",
  tooFew: "Fewer than {fewest} so far: too few for a chart.",
  weekOf: "week of {day}",
  requests: {
    heading: "Requests by week",
    column: "Requests",
    summary:
      "Requests: {total}; weeks: {weeks}; about {average} a week. The most, {most}, came in the {week}.",
  },
  languages: "By language",
  services: "By service",
  sources: {
    heading: "By source",
    others: "All other sources",
    about: "The campaign in the link, or else the site that led to yours.",
  },
  empty: "Nothing came in on these days.",
  share: "{percent}%",
  replies: {
    heading: "Answers",
    about:
      "Of the requests that a person answers, by the moment that the visitor was promised. Times count opening hours alone.",
    overdue: { one: "1 of them overdue", other: "{count} of them overdue" },
    median: "Half were answered within {time}.",
    ninetieth: "Nine of ten within {time}.",
    none: "Nothing was answered yet.",
  },
  appointments: {
    heading: "Appointments by week",
    about:
      "By the week in which they begin, which opens in the calendar. A number lists the people whose appointments it counts.",
    booked: "Booked",
    kept: "Kept",
    noShow: "No-show",
    cancelled: "Canceled",
    other: "No note yet",
    summary:
      "Appointments: {booked}. Kept: {kept}; no-show: {noShow}; canceled: {cancelled}; without a note: {other}.",
  },
  wizard: {
    heading: "From business plan to client",
    about:
      "How often the page of the business plan was opened, how many people asked for their plan, and how far they have come since.",
    opened: "Opened the page",
    asked: "Asked for their plan",
    talking: "In contact or further",
    booked: "Booked or client",
    clients: "Clients",
  },
  views: {
    heading: "Pages opened",
    about:
      "Counted on the server, by day, page, language and the site that led here. Nothing is kept about who opened a page, so that nobody can be recognized or followed.",
    column: "Opened",
    summary: "{total} pages opened, about {average} a day; the most, {most}, on {day}.",
    pages: "By page",
    referrers: "By the site that led here",
    home: "Home",
    others: "All other pages",
  },
} as const;

const es: Words<typeof en> = {
  lead: "Solicitudes de los formularios del sitio y citas que reservó la oficina, sin spam ni boletín. Cada número cuenta solicitudes; su enlace muestra a las personas que las mandaron.",
  own: "Usted ve las solicitudes y citas que le tocan.",
  range: {
    label: "Período",
    ranges: { "12-weeks": "12 semanas", "12-months": "12 meses" },
    own: "Otras fechas",
    from: "Desde",
    to: "Hasta",
    show: "Mostrar",
    wrong: "El último día no puede ser anterior al primero, y dos años son lo máximo.",
  },
  figures: {
    requests: "solicitudes",
    answered: "a tiempo, de las respuestas que ya tocaban",
    median: "tiempo usual de respuesta",
    booked: "citas",
  },
  numbers: "Los números",
  columns: ["Grupo", "Cantidad", "Porcentaje"],
  week: "Semana",
  day: "Día",
  tooFew: "Menos de {fewest} hasta ahora: muy pocas para una gráfica.",
  weekOf: "semana del {day}",
  requests: {
    heading: "Solicitudes por semana",
    column: "Solicitudes",
    summary:
      "Solicitudes: {total}; semanas: {weeks}; promedio por semana: {average}. La que más tuvo fue la {week}, con {most}.",
  },
  languages: "Por idioma",
  services: "Por servicio",
  sources: {
    heading: "Por origen",
    others: "Los demás orígenes",
    about: "La campaña del enlace o, si no la hay, el sitio que llevó al suyo.",
  },
  empty: "No llegó nada en estos días.",
  share: "{percent}%",
  replies: {
    heading: "Respuestas",
    about:
      "De las solicitudes que contesta una persona, según el momento que se le prometió al visitante. El tiempo cuenta solo horas de atención.",
    overdue: { one: "1 de ellas atrasada", other: "{count} de ellas atrasadas" },
    median: "La mitad se contestó en {time}.",
    ninetieth: "Nueve de cada diez en {time}.",
    none: "Todavía no se ha contestado nada.",
  },
  appointments: {
    heading: "Citas por semana",
    about:
      "Según la semana en que empiezan, que se abre en el calendario. Cada número muestra a las personas de esas citas.",
    booked: "Citas",
    kept: "Asistió",
    noShow: "No asistió",
    cancelled: "Cancelada",
    other: "Sin nota todavía",
    summary:
      "Citas: {booked}. Con asistencia: {kept}; sin ella: {noShow}; canceladas: {cancelled}; sin nota: {other}.",
  },
  wizard: {
    heading: "Del plan de negocio al cliente",
    about:
      "Cuántas veces se abrió la página del plan de negocio, cuántas personas pidieron su plan y hasta dónde han llegado desde entonces.",
    opened: "Abrieron la página",
    asked: "Pidieron su plan",
    talking: "En contacto o más adelante",
    booked: "Con cita o ya clientes",
    clients: "Clientes",
  },
  views: {
    heading: "Páginas abiertas",
    about:
      "Se cuentan en el servidor, por día, página, idioma y sitio de origen. No se guarda nada de quién abrió una página, así que no se puede reconocer ni seguir a nadie.",
    column: "Abierta",
    summary:
      "{total} páginas abiertas, en promedio {average} por día; el día con más fue el {day}, con {most}.",
    pages: "Por página",
    referrers: "Por el sitio que las trajo",
    home: "Inicio",
    others: "Las demás páginas",
  },
};

export const countsWords: Both<Words<typeof en>> = { en, es };
