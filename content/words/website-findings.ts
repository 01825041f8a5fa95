import type { Both } from "#domain/locale.ts";
import type { PluralForms } from "../format/fill-in.ts";

/** What a schema of the content says of a value, after its place, and the sentence that the office shows. */
export const mistakeWords: Record<string, Both> = {
  "takes at most eight levels": {
    en: "A page takes at most eight levels.",
    es: "Una página admite como máximo ocho niveles.",
  },
  "takes no HTML": {
    en: "Write without HTML: no < before a letter.",
    es: "Escriba sin HTML: ningún < delante de una letra.",
  },
  "takes no pictures in its text": {
    en: "Take the picture out of the text (what begins with ![). An article shows the one picture that is chosen for it.",
    es: "Quite la imagen del texto (lo que empieza con ![). Un artículo muestra una sola imagen, la que se elige para él.",
  },
  "takes links that start with https://, mailto:, tel: or /": {
    en: "A link has to start with https://, mailto:, tel: or /.",
    es: "Un enlace tiene que empezar con https://, mailto:, tel: o /.",
  },
  "cannot be negative": { en: "This cannot be less than 0.", es: "Esto no puede ser menor que 0." },
  "is missing": { en: "Something is missing here.", es: "Aquí falta algo." },
  "may only say Notary Public (servicios notariales), by Texas law": {
    en: "Texas law allows only “Notary Public (servicios notariales)” here.",
    es: "La ley de Texas solo permite decir “Notary Public (servicios notariales)”.",
  },
  "names a day that not every year has": {
    en: "Not every year has this day.",
    es: "No todos los años tienen este día.",
  },
  "needs +1 and the digits": {
    en: "Type +1 and the ten digits, without spaces.",
    es: "Escriba +1 y las diez cifras, sin espacios.",
  },
  "needs 1 or more": { en: "Type 1 or more.", es: "Escriba 1 o más." },
  "needs a date like 2026-04-15": { en: "Choose a day.", es: "Elija un día." },
  "needs a day like 04-15": { en: "Add at least one day.", es: "Agregue por lo menos un día." },
  "needs a full web address": { en: "Type the whole web address.", es: "Escriba la dirección web completa." },
  "needs a mail address": { en: "Type a valid email address.", es: "Escriba un correo electrónico válido." },
  "needs a month and a day like 04-15": {
    en: "Type the month and the day, like 04-15.",
    es: "Escriba el mes y el día, como 04-15.",
  },
  "needs a picture": { en: "Choose a picture.", es: "Elija una imagen." },
  "needs a number": { en: "Type a number.", es: "Escriba un número." },
  "needs a number of hours": { en: "Type a number of hours.", es: "Escriba un número de horas." },
  "needs a number of minutes": { en: "Type a number of minutes.", es: "Escriba un número de minutos." },
  "needs a path of this site, starting with /": {
    en: "Choose a page of this website.",
    es: "Elija una página de este sitio.",
  },
  "needs a question of the checklist": {
    en: "Choose a question of the checklist.",
    es: "Elija una pregunta de la lista.",
  },
  "needs a time like 09:00": { en: "Choose a time.", es: "Elija una hora." },
  "needs a way to meet": {
    en: "Choose at least one way to meet.",
    es: "Elija por lo menos una forma de reunirse.",
  },
  "needs a web address starting with https://": {
    en: "The address has to begin with https://",
    es: "La dirección tiene que empezar con https://",
  },
  "needs a whole number": { en: "Type a whole number.", es: "Escriba un número entero." },
  "needs a year of four digits, from 2000 to 2200": {
    en: "Type the year with its four digits, from 2000 to 2200.",
    es: "Escriba el año con sus cuatro cifras, entre 2000 y 2200.",
  },
  "needs an amount in dollars, without a sign": {
    en: "Type the amount in dollars, without the sign.",
    es: "Escriba la cantidad en dólares, sin el signo.",
  },
  "needs an address of lower-case words with hyphens between them": {
    en: "The address takes only lower-case letters without accents, digits, and single hyphens between words.",
    es: "La dirección solo lleva letras minúsculas sin acentos, cifras y un guion entre palabra y palabra.",
  },
  "needs at least 15 minutes": { en: "Type at least 15 minutes.", es: "Escriba por lo menos 15 minutos." },
  "needs at least one audience": {
    en: "Choose at least one group of readers.",
    es: "Elija por lo menos un grupo de lectores.",
  },
  "needs at least one level": {
    en: "This page needs at least one level.",
    es: "Esta página necesita por lo menos un nivel.",
  },
  "needs at least one question": {
    en: "This page needs at least one question.",
    es: "Esta página necesita por lo menos una pregunta.",
  },
  "needs at least one source": { en: "Add at least one source.", es: "Agregue por lo menos una fuente." },
  "needs both a source and the day it was checked, or neither": {
    en: "Give both the source and the day on which you checked it, or neither.",
    es: "Ponga la fuente y también el día en que la revisó, o ninguna de las dos.",
  },
  "needs digits only": { en: "Type digits only.", es: "Escriba solo cifras." },
  "needs five digits": { en: "The ZIP code has five digits.", es: "El código postal tiene cinco cifras." },
  "needs its days in their order: from, to, newDate": {
    en: "The days have to follow one another: “From”, then “To”, then “New date”.",
    es: "Las fechas tienen que ir en orden: “Desde”, luego “Hasta” y después “Fecha nueva”.",
  },
  "needs lower-case letters, digits and hyphens": {
    en: "Use lower-case letters without accents, digits and hyphens.",
    es: "Use letras minúsculas sin acentos, cifras y guiones.",
  },
  "needs who or what says so": { en: "Write who or what says so.", es: "Escriba quién o qué lo dice." },
  "needs text here": { en: "Write this in both languages.", es: "Escriba esto en los dos idiomas." },
  "needs the same text in en and es": {
    en: "Write this in both languages.",
    es: "Escriba esto en los dos idiomas.",
  },
  "needs the two letters of the state": {
    en: "Type the two letters of the state.",
    es: "Escriba las dos letras del estado.",
  },
  "needs times that do not overlap on one day": {
    en: "Two times on one day overlap: change one, or take that day out of it.",
    es: "Dos horarios del mismo día se superponen: cambie uno o quítele ese día.",
  },
  "needs to close after it opens": {
    en: "Closing time has to come after opening time.",
    es: "La hora de cierre tiene que ser después de la de apertura.",
  },
  "postpones a rule that is not in the list": {
    en: "Choose the deadline that is postponed.",
    es: "Elija la fecha límite que se pospone.",
  },
  "takes 0 to 100": { en: "Type a number from 0 to 100.", es: "Escriba un número de 0 a 100." },
  "takes at most 366 days": { en: "Type at most 366 days.", es: "Escriba 366 días como máximo." },
  "takes at most 50": { en: "Type at most 50.", es: "Escriba 50 como máximo." },
  "takes at most two decimals": {
    en: "Type at most two decimals, like 12.50.",
    es: "Escriba dos decimales como máximo, como 12.50.",
  },
  "takes a multiple of 15 minutes": {
    en: "Type a multiple of 15 minutes.",
    es: "Escriba un múltiplo de 15 minutos.",
  },
  "takes 0 or a multiple of 15 minutes": {
    en: "Type 0 or a multiple of 15 minutes.",
    es: "Escriba 0 o un múltiplo de 15 minutos.",
  },
  "uses the same id twice": {
    en: "Two entries have the same name in their addresses. Choose another one.",
    es: "Dos entradas tienen el mismo nombre en su dirección. Elija otro.",
  },
};

/** For what the office's own forms do not let through. */
export const otherMistake: Both = {
  en: "This value is not valid here. Choose another one.",
  es: "Este valor no es válido aquí. Elija otro.",
};

/** A draft that nothing of the program takes any longer, and that keeps the others from being published. */
export const nowhereToShow: Both = {
  en: "An update of the program took away what this change belongs to. Take the change back to publish the others.",
  es: "Una actualización del programa quitó aquello a lo que pertenece este cambio. Deshágalo para publicar los demás.",
};

/** A day that is closed while people are booked on it. */
export const bookedDay: Both<PluralForms> = {
  en: {
    one: "1 appointment is booked on {day}. It stays, with its reminders, until you reschedule or cancel it.",
    other:
      "{count} appointments are booked on {day}. They stay, with their reminders, until you reschedule or cancel them.",
  },
  es: {
    one: "El {day} hay 1 cita. Sigue en pie, con sus recordatorios, hasta que usted la reprograme o la cancele.",
    other:
      "El {day} hay {count} citas. Siguen en pie, con sus recordatorios, hasta que usted las reprograme o las cancele.",
  },
};

/** Opening hours that leave out the time of people who are booked; `day` is the first of theirs. */
export const outsideHours: Both<PluralForms> = {
  en: {
    one: "1 appointment is booked outside these hours, on {day}. It stays, with its reminders, until you reschedule or cancel it.",
    other:
      "{count} appointments are booked outside these hours, the first on {day}. They stay, with their reminders, until you reschedule or cancel them.",
  },
  es: {
    one: "Hay 1 cita fuera de este horario, el {day}. Sigue en pie, con sus recordatorios, hasta que usted la reprograme o la cancele.",
    other:
      "Hay {count} citas fuera de este horario; la primera es el {day}. Siguen en pie, con sus recordatorios, hasta que usted las reprograme o las cancele.",
  },
};

/** A price that rises: Circular 230, section 10.30. */
export const raisedPrice: Both = {
  en: "You advertised {before} until now: honor it for 30 days after the change for whoever saw it (31 CFR 10.30).",
  es: "Hasta ahora anunciaba {before}: respételo 30 días después del cambio a quien lo vio (31 CFR 10.30).",
};

/** A level without a price; `shown` is what its page says instead. */
export const unpriced: Both = {
  en: "Without a price, visitors read “{shown}”.",
  es: "Sin precio, en el sitio se lee “{shown}”.",
};

/** A level that no appointment of its page is as long as; `section` is where their minutes are changed. */
export const noAppointment: Both = {
  en: "No appointment is as long as the level “{level}”, so it could not be booked. Give the level {lengths} minutes, or change the minutes of one of its appointments under “{section}”.",
  es: "Ninguna cita dura lo mismo que el nivel “{level}”, así que no se podría reservar. Ponga en el nivel {lengths} minutos, o cambie los minutos de una de sus citas en “{section}”.",
};

/** A level without minutes on a page whose levels have lengths of their own; `type` is what is booked instead. */
export const noLength: Both = {
  en: "Without minutes, visitors book “{type}” for this level.",
  es: "Sin minutos, para este nivel se reserva “{type}”.",
};

/** A text that was changed in one language alone, by that language. */
export const otherLanguage: Both<Both> = {
  en: {
    en: "Only the English changed. Check that the Spanish still says the same.",
    es: "Solo cambió el inglés. Revise que el español siga diciendo lo mismo.",
  },
  es: {
    en: "Only the Spanish changed. Check that the English still says the same.",
    es: "Solo cambió el español. Revise que el inglés siga diciendo lo mismo.",
  },
};
