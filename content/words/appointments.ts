import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The pages around an appointment that the server fills: choosing a time from a list, and one's own appointment. */
const en = {
  title: "Book an appointment",
  description:
    "Pick an available time for a consultation, a virtual tax appointment or an advisory session. No account needed, and you can reschedule or cancel online.",
  heading: "Book an appointment",
  lead: "Pick a time, tell us who you are and how to reach you, and you are booked. If something comes up, you can reschedule or cancel online.",
  choice: {
    heading: "You are booking",
    other: "Choose another kind of appointment",
    list: "Kinds of appointments",
  },
  times: {
    heading: "Available times",
    counted: { one: "{count} available time", other: "{count} available times" },
    weeks: "Weeks",
    earlier: "Earlier",
    later: "Later",
    empty: "No available times this week",
    emptyText: "See a later week, or call us and we will find a time together.",
    seeLater: "See later times",
  },
  details: "Your details",
  call: "Call {phone}",
  manage: {
    title: "Your appointment",
    description: "View, reschedule or cancel your appointment with us.",
    headings: {
      show: "Your appointment",
      past: "This appointment is over",
      cancelled: "This appointment has been canceled",
      move: "Choose a new time",
      "confirm-move": "Reschedule your appointment?",
      "confirm-cancel": "Cancel your appointment?",
    },
    notices: {
      // True whether the mail goes out or is withheld: who books with another's address learns nothing of its mailbox.
      booked:
        "Your appointment is booked. Look for our confirmation in your email; even if it doesn't arrive, your time is reserved.",
      moved:
        "Your appointment has been rescheduled. Look for the new time in your email; even if it doesn't arrive, the new time is yours.",
      cancelled:
        "Your appointment has been canceled. Look for our confirmation in your email; even if it doesn't arrive, you don't need to do anything else.",
    },
    facts: {
      what: "Appointment",
      tier: "Service level",
      when: "When",
      officeWhen: "Texas time (our office)",
      where: "How we meet",
      currentTime: "Current time",
      newTime: "New time",
    },
    move: "Reschedule",
    cancel: "Cancel the appointment",
    join: "Join the video call",
    calendar: "Add to your calendar",
    changesUntilStart: "You can reschedule or cancel it here until it begins.",
    /** The number of hours is the practice's notice for changes. */
    changes: {
      one: "You can reschedule or cancel it here until {count} hour before it begins. After that, please call us.",
      other:
        "You can reschedule or cancel it here until {count} hours before it begins. After that, please call us.",
    },
    unchanged: "Nothing was changed: your appointment stays as it was.",
    unmovable: "To reschedule your appointment, please call us. You can cancel it here.",
    late: "To reschedule or cancel this close to your appointment, please call us.",
    past: "If you need us again, you can book a new appointment.",
    cancelled: "If you still need us, you can book a new appointment.",
    book: "Book a new appointment",
    moveText: "Your appointment stays as it is until you confirm the new time.",
    next: "Continue",
    keepTime: "Keep the current time",
    confirmMoveText: "Your current time will open up for someone else.",
    confirmMove: "Reschedule the appointment",
    confirmCancelText: "Your time will open up for someone else.",
    confirmCancel: "Yes, cancel it",
    keep: "Keep the appointment",
    // There are no accounts: the link is the key. It is sent by email, and people forward emails.
    secret:
      "Anyone with the link to this page can reschedule or cancel the appointment, so please keep it to yourself.",
  },
  // One answer for a mistyped key and for an appointment that is no longer kept: nobody can probe for keys.
  unknown: {
    heading: "We cannot find this appointment",
    text: "The link may be incomplete, or the appointment may be too old. Open the link in your confirmation again, call us, or book a new appointment.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Reserve una cita",
  description:
    "Elija un horario disponible para una consulta, una cita virtual de impuestos o una asesoría. Sin crear una cuenta, y la puede cambiar o cancelar en línea.",
  heading: "Reserve una cita",
  lead: "Elija un horario, díganos quién es y cómo comunicarnos con usted, y la cita es suya. Si surge algo, puede cambiarla o cancelarla en línea.",
  choice: {
    heading: "Su reserva",
    other: "Elegir otro tipo de cita",
    list: "Tipos de citas",
  },
  times: {
    heading: "Horarios disponibles",
    counted: { one: "{count} horario disponible", other: "{count} horarios disponibles" },
    weeks: "Semanas",
    earlier: "Antes",
    later: "Después",
    empty: "No hay horarios disponibles esta semana",
    emptyText: "Vea una semana posterior, o llámenos y buscaremos un horario juntos.",
    seeLater: "Ver horarios posteriores",
  },
  details: "Sus datos",
  call: "Llamar al {phone}",
  manage: {
    title: "Su cita",
    description: "Vea, cambie o cancele su cita con nosotros.",
    headings: {
      show: "Su cita",
      past: "Esta cita ya pasó",
      cancelled: "Esta cita está cancelada",
      move: "Elija otro horario",
      "confirm-move": "¿Quiere cambiar su cita?",
      "confirm-cancel": "¿Quiere cancelar su cita?",
    },
    notices: {
      booked:
        "Su cita quedó reservada. Busque nuestra confirmación en su correo electrónico; aunque no le llegue, el horario es suyo.",
      moved:
        "Su cita quedó reprogramada. Busque la nueva fecha y hora en su correo electrónico; aunque no le llegue, el nuevo horario es suyo.",
      cancelled:
        "Su cita quedó cancelada. Busque nuestra confirmación en su correo electrónico; aunque no le llegue, no tiene que hacer nada más.",
    },
    facts: {
      what: "Cita",
      tier: "Nivel de servicio",
      when: "Fecha y hora",
      officeWhen: "Hora de Texas (nuestra oficina)",
      where: "Cómo nos reunimos",
      currentTime: "Fecha y hora actuales",
      newTime: "Nueva fecha y hora",
    },
    move: "Cambiar fecha u hora",
    cancel: "Cancelar la cita",
    join: "Entrar a la videollamada",
    calendar: "Agregar a su calendario",
    changesUntilStart: "Aquí puede cambiarla o cancelarla hasta que comience.",
    changes: {
      one: "Aquí puede cambiarla o cancelarla hasta {count} hora antes de que comience. Después, llámenos, por favor.",
      other:
        "Aquí puede cambiarla o cancelarla hasta {count} horas antes de que comience. Después, llámenos, por favor.",
    },
    unchanged: "No se cambió nada: su cita sigue como estaba.",
    unmovable: "Para cambiar el horario de su cita, llámenos. Aquí la puede cancelar.",
    late: "Falta muy poco para la cita: para cambiarla o cancelarla, llámenos, por favor.",
    past: "Si nos necesita de nuevo, puede reservar otra cita.",
    cancelled: "Si todavía nos necesita, puede reservar otra cita.",
    book: "Reservar una nueva cita",
    moveText: "Su cita sigue igual hasta que usted confirme la nueva fecha y hora.",
    next: "Continuar",
    keepTime: "Conservar la fecha y hora actuales",
    confirmMoveText: "Su horario actual quedará disponible para otra persona.",
    confirmMove: "Cambiar la cita",
    confirmCancelText: "Su horario quedará disponible para otra persona.",
    confirmCancel: "Sí, cancelar la cita",
    keep: "Conservar la cita",
    secret:
      "Quien tenga el enlace de esta página puede cambiar o cancelar la cita; por favor, no lo comparta.",
  },
  unknown: {
    heading: "No encontramos esta cita",
    text: "Es posible que el enlace esté incompleto o que la cita sea muy antigua. Abra otra vez el enlace de su confirmación, llámenos o reserve una nueva cita.",
  },
};

export type AppointmentWords = Words<typeof en>;
export const appointmentWords: Both<AppointmentWords> = { en, es };
