import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The pages around an appointment that the server fills: choosing a time from a list, and one's own appointment. */
const en = {
  title: "Book an appointment",
  description:
    "Choose a free time for a consultation, a virtual tax appointment or an advisory session. No account needed, and you can move or cancel online.",
  heading: "Book an appointment",
  lead: "Choose a time, tell us your name and e-mail, and it is yours. If something comes up, you can move or cancel it online.",
  choice: {
    heading: "You are booking",
    other: "Choose another kind of appointment",
    list: "Kinds of appointments",
  },
  times: {
    heading: "Free times",
    counted: { one: "{count} free time", other: "{count} free times" },
    weeks: "Weeks",
    earlier: "Earlier",
    later: "Later",
    empty: "No free times this week",
    emptyText: "Please look at a later week, or call us and we will find a time together.",
    seeLater: "See later times",
  },
  details: "Your details",
  call: "Call {phone}",
  manage: {
    title: "Your appointment",
    description: "See, move or cancel your appointment with us.",
    headings: {
      show: "Your appointment",
      past: "This appointment is over",
      cancelled: "This appointment is cancelled",
      move: "Choose a new time",
      confirmMove: "Move your appointment?",
      confirmCancel: "Cancel your appointment?",
    },
    notices: {
      booked:
        "Your appointment is booked. We have sent you a confirmation by e-mail, with the link to this page.",
      moved: "Your appointment has been moved. We have sent you the new time by e-mail.",
      cancelled: "Your appointment has been cancelled. We have sent you a confirmation by e-mail.",
    },
    facts: {
      what: "Appointment",
      when: "When",
      officeWhen: "Time at our office",
      where: "Where",
      oldTime: "Old time",
      newTime: "New time",
      now: "Now",
    },
    move: "Move",
    cancel: "Cancel the appointment",
    calendar: "Add to your calendar",
    changesUntilStart: "You can move or cancel it here until it begins.",
    /** The number of hours is the practice's notice for changes. */
    changes: {
      one: "You can move or cancel it here until {count} hour before it begins. After that, please call us.",
      other:
        "You can move or cancel it here until {count} hours before it begins. After that, please call us.",
    },
    late: "It is too close to the appointment to change it here. If something has come up, please call us.",
    past: "If you need us again, choose a new time whenever it suits you.",
    cancelled: "If you still need us, choose another time whenever it suits you.",
    book: "Book a new appointment",
    moveText: "Your appointment stays as it is until you confirm the new time.",
    next: "Continue",
    keepTime: "Keep the old time",
    confirmMoveText:
      "Your old time will be free for somebody else, and we will send you the new one by e-mail.",
    confirmMove: "Move the appointment",
    confirmCancelText:
      "Your time will be free for somebody else, and we will send you a confirmation by e-mail.",
    confirmCancel: "Yes, cancel it",
    keep: "Keep the appointment",
    // There are no accounts: the link is the key. It is sent by e-mail, and people forward e-mails.
    secret:
      "Whoever has the link to this page can move or cancel the appointment, so please keep it to yourself.",
  },
  // One answer for a mistyped key and for an appointment that is no longer kept: nobody can probe for keys.
  unknown: {
    heading: "We cannot find this appointment",
    text: "The link may be incomplete, or the appointment was long ago and is no longer kept. Please open the link in your confirmation once more, call us, or book a new appointment.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Reserve una cita",
  description:
    "Elija una hora disponible para una consulta, una cita virtual de impuestos o una sesión de asesoría. Sin crear una cuenta, y la puede cambiar o cancelar en línea.",
  heading: "Reserve una cita",
  lead: "Elija una hora, díganos su nombre y su correo electrónico, y la cita es suya. Si surge algo, puede cambiarla o cancelarla en línea.",
  choice: {
    heading: "Su reserva",
    other: "Elegir otro tipo de cita",
    list: "Tipos de citas",
  },
  times: {
    heading: "Horas disponibles",
    counted: { one: "{count} hora disponible", other: "{count} horas disponibles" },
    weeks: "Semanas",
    earlier: "Antes",
    later: "Después",
    empty: "No hay horas disponibles esta semana",
    emptyText: "Vea una semana posterior, o llámenos y buscaremos una hora juntos.",
    seeLater: "Ver horas posteriores",
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
      move: "Elija otra hora",
      confirmMove: "¿Quiere cambiar su cita?",
      confirmCancel: "¿Quiere cancelar su cita?",
    },
    notices: {
      booked:
        "Su cita quedó reservada. Le enviamos una confirmación por correo electrónico, con el enlace a esta página.",
      moved: "Su cita quedó reprogramada. Le enviamos la nueva hora por correo electrónico.",
      cancelled: "Su cita quedó cancelada. Le enviamos una confirmación por correo electrónico.",
    },
    facts: {
      what: "Cita",
      when: "Fecha y hora",
      officeWhen: "En la hora de nuestra oficina",
      where: "Lugar",
      oldTime: "Hora anterior",
      newTime: "Nueva hora",
      now: "Ahora",
    },
    move: "Cambiar la hora",
    cancel: "Cancelar la cita",
    calendar: "Agregar a su calendario",
    changesUntilStart: "Aquí puede cambiarla o cancelarla hasta que comience.",
    changes: {
      one: "Aquí puede cambiarla o cancelarla hasta {count} hora antes de que comience. Después, llámenos, por favor.",
      other:
        "Aquí puede cambiarla o cancelarla hasta {count} horas antes de que comience. Después, llámenos, por favor.",
    },
    late: "Falta muy poco para la cita y ya no se puede cambiar aquí. Si surgió algo, llámenos, por favor.",
    past: "Si nos necesita de nuevo, elija otra hora cuando le convenga.",
    cancelled: "Si todavía nos necesita, elija otra hora cuando le convenga.",
    book: "Reservar una nueva cita",
    moveText: "Su cita sigue igual hasta que usted confirme la nueva hora.",
    next: "Continuar",
    keepTime: "Conservar la hora anterior",
    confirmMoveText:
      "Su hora anterior quedará disponible para otra persona, y le enviaremos la nueva por correo electrónico.",
    confirmMove: "Cambiar la cita",
    confirmCancelText:
      "Su hora quedará disponible para otra persona, y le enviaremos una confirmación por correo electrónico.",
    confirmCancel: "Sí, cancelar la cita",
    keep: "Conservar la cita",
    secret:
      "Quien tenga el enlace de esta página puede cambiar o cancelar la cita; por favor, no lo comparta.",
  },
  unknown: {
    heading: "No encontramos esta cita",
    text: "Es posible que el enlace esté incompleto o que la cita haya sido hace mucho y ya no se guarde. Abra otra vez el enlace de su confirmación, llámenos o reserve una nueva cita.",
  },
};

export type AppointmentWords = Words<typeof en>;
export const appointmentWords: Both<AppointmentWords> = { en, es };
