import type { BusinessFields } from "#domain/forms/business-form.ts";
import type { contactPageServices, homeContactServices, urgencies } from "#domain/forms/contact-forms.ts";
import type { FilingMethod, QuizQuestionId, quizQuestions } from "#domain/forms/filing-quiz.ts";
import type { ProblemCode } from "#domain/forms/form-values.ts";
import type { heroServices } from "#domain/forms/hero-form.ts";
import type { TierRequestFields } from "#domain/forms/tier-request-form.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

type Choices<Values extends readonly string[]> = Record<Values[number], string>;
type Answers<Question extends keyof BusinessFields> = Record<BusinessFields[Question], string>;
type Options<Id extends QuizQuestionId> = Record<
  keyof Extract<(typeof quizQuestions)[number], { id: Id }>["options"] & string,
  string
>;

const en = {
  /** Word for word where the specification has them (§5), so home and contact page ask for the service differently. */
  problems: {
    "fields-required": "Please fill in all fields",
    "first-name-required": "First name is required",
    "last-name-required": "Last name is required",
    "name-required": "Name is required",
    "email-invalid": "Please enter a valid email address",
    "phone-required": "Phone number is required",
    "phone-invalid":
      "Please enter a phone number we can call, with its area code; from outside the US, with + and the country code",
    "address-required": "Please enter the whole address where we should come, with its ZIP code",
    "meeting-required": "Please choose how we should meet",
    "service-required": "Please select a service",
    "service-of-interest-required": "Please select a service of interest",
    "service-type-required": "Please select a service type",
    "time-required": "Please choose a time",
    "slot-taken": "That time is no longer available. Please choose another one.",
    "too-many-open":
      "Two appointments are already booked with this email address. To change one, open the link in its confirmation or call us.",
    "message-required": "Message is required",
    "answer-required": "Please choose an answer",
    "owners-invalid": "Please enter a whole number from 1 to 9,999",
    "too-long": "This text is too long. Please shorten it",
    "form-invalid":
      "Something went wrong with this form. Reload the page and try again; if it happens again, call us",
  } satisfies Record<ProblemCode, string>,
  /** Why the server took nothing. */
  refusals: {
    rateLimited:
      "Many requests came from your connection in a short time. Please wait {wait} and try again, or call us at {phone}.",
    tooManyBookings:
      "Several appointments were booked from your connection in a short time. To book another one, please call us at {phone}.",
    tooManyChanges:
      "This appointment was rescheduled several times today. Please call us at {phone} and we will find a time together.",
    storageFailed:
      "We could not save your request, and nothing was sent. Please try again in a moment, or call us at {phone}.",
    conflict: "This form was already sent with different answers. Please reload the page and send it again.",
    tooLarge: "What you wrote is too long to send. Please shorten it and try again.",
    tooSlow: "Your form took too long to arrive. Please try again, or call us at {phone}.",
    unreadable:
      "Something went wrong with this form. Reload the page and try again; if it happens again, call us.",
    unsupported: "Please use the form on our website, or call us at {phone}.",
    // Says nothing of spam: autofill can fill the trap of a person, who has to be able to get the hour by telephone.
    bookingSuspected:
      "Please call us at {phone} and we will book this time for you: online it did not go through.",
    tooBusy: "We are a little busy right now. Please try again in a minute, or call us at {phone}.",
    unavailable:
      "Our website cannot answer this right now. Please try again in a minute, or call us at {phone}.",
    otherSite:
      "This form can only be sent from our own pages. Please open it on our website and send it again, or call us at {phone}.",
  },
  shared: {
    errorTitle: "Error",
    // Covers the answer to a request and no marketing: texts that advertise need written consent (TCPA, Texas SB 140).
    // A new wording needs a new `consentVersion` in business.yaml, which is stored with each lead.
    consent:
      "By sending this form you ask us to answer you by email, phone or WhatsApp about this request. We send no advertising by text message.",
    privacyLink: "How we protect your information",
    // For the few who meet the trap, with style sheets off.
    honeypot: "Leave this field empty",
    // A warning and no refusal: nine digits may be a telephone number with one missing. Letters mask them.
    sensitiveWarning:
      "This looks like a Social Security, ITIN, EIN or card number. Please take it out: when we need it, we will ask for it in a safe way.",
    optional: "optional",
    choose: "Choose one",
    close: "Close",
    cancel: "Cancel",
    toastLabels: { region: "Notifications (Alt+T)", close: "Close" },
  },
  hero: {
    labels: { name: "Full name", email: "Email", service: "What do you need?" },
    services: {
      "personal-taxes": "Personal taxes",
      "business-taxes": "Business taxes",
      bookkeeping: "Bookkeeping",
      advisory: "Advisory",
      notary: "Notary Public",
    } satisfies Choices<typeof heroServices>,
    submit: "Request free consultation",
    submitting: "Submitting...",
    success: {
      // Shown when the call fails, too, as specified (§8); what waits on the device then says what is true.
      title: "Thank you! We'll respond soon.",
      text: "We'll contact you within {responseHours} hours to schedule your consultation",
    },
    failure: "There was a problem submitting the form. Please try again.",
  },
  contact: {
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      phone: "Phone",
      service: "Service",
      message: "Message",
    },
    services: {
      tax: "Tax preparation",
      bookkeeping: "Bookkeeping",
      notary: "Notary Public",
      consultation: "Consultation",
    } satisfies Choices<typeof homeContactServices>,
    submit: "Send message",
    submitting: "Sending...",
    success: { title: "Message Sent!", text: "We'll get back to you within {responseHours} hours." },
    failure: "There was a problem sending your message. Please try again.",
  },
  contactPage: {
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      phone: "Phone",
      service: "Service of interest",
      message: "Message",
      urgency: "How soon do you need it?",
    },
    services: {
      tax: "Tax preparation",
      bookkeeping: "Bookkeeping",
      notary: "Notary Public",
      consultation: "Consultation",
      multiple: "Several services",
    } satisfies Choices<typeof contactPageServices>,
    urgencies: {
      "": "No preference",
      immediate: "Right away",
      week: "Within a week",
      month: "Within a month",
      flexible: "My dates are flexible",
    } satisfies Choices<typeof urgencies>,
    submit: "Send message",
    submitting: "Sending...",
    success: {
      title: "Message Sent Successfully! 🎉",
      text: "We'll contact you within {responseHours} hours to address your questions.",
    },
    failure: "There was a problem sending your message. Please try again.",
  },
  consultation: {
    labels: {
      service: "Service",
      serviceType: "Type of service",
      name: "Full name",
      email: "Email",
      phone: "Phone",
      comments: "Comments",
      choose: "Choose one",
    },
    /** By the page that opens the dialog. */
    services: {
      general: "General Consultation",
      mobileNotary: "Mobile Notary Service",
      personalTaxes: "Personal Tax Preparation",
      businessTaxes: "Business Taxes",
      inPerson: "In-Person Filing",
      mobileApp: "Mobile App Filing",
      virtual: "Virtual Filing",
      bookkeeping: "Bookkeeping",
      notaryPublic: "Notary Public",
      advisory: "Advisory",
      payroll: "Payroll",
      itinApplication: "ITIN Application",
      startYourBusiness: "Business Formation",
    },
    submit: "Request consultation",
    submitting: "Submitting...",
    cancel: "Cancel",
    success: {
      title: "Thank you!",
      text: "We'll contact you within {responseHours} hours to schedule your consultation.",
    },
    failure: "There was a problem submitting the form. Please try again.",
  },
  business: {
    labels: {
      businessType: "Kind of business",
      numOwners: "Number of owners",
      // The field keeps its name on the wire. The law asks for residence: only a nonresident alien rules out an
      // S corporation (IRC 1361(b)(1)(C)).
      allUSCitizens: "All owners are US citizens or US tax residents",
      needsPayroll: "Payroll",
      needsBookkeeping: "Bookkeeping",
      needsAdvisory: "Advisory",
      fullName: "Full name",
      email: "Email",
      phone: "Phone",
      notes: "Notes",
    } satisfies Record<keyof BusinessFields, string>,
    answers: {
      businessType: {
        solo: "On my own",
        partnership: "Partnership",
        llc: "LLC",
        "not-sure": "Not sure yet",
      } satisfies Answers<"businessType">,
      allUSCitizens: { yes: "Yes", no: "No" } satisfies Answers<"allUSCitizens">,
      needsPayroll: { yes: "Yes", no: "No", unsure: "Not sure yet" } satisfies Answers<"needsPayroll">,
      needsBookkeeping: {
        yes: "Yes",
        no: "No",
        training: "I would like training",
      } satisfies Answers<"needsBookkeeping">,
      needsAdvisory: { yes: "Yes", no: "No", later: "Maybe later" } satisfies Answers<"needsAdvisory">,
    },
    submit: "Get My Business Plan",
    submitting: "Submitting...",
    success: {
      title: "You're All Set!",
      text: "Check your email for confirmation details. We'll contact you within {responseHours} hours.",
    },
    /** The specification's words for a plan whose mail is still on its way. */
    waiting: {
      title: "Form Submitted Successfully!",
      text: "An advisor will contact you within {responseHours} hours.",
    },
    failure: "There was a problem submitting the form. Please try again.",
  },
  booking: {
    labels: {
      service: "Service",
      tier: "Service level",
      name: "Full name",
      email: "Email",
      phone: "Phone",
      slot: "Day and time you would like",
      comments: "Comments",
    } satisfies Record<keyof TierRequestFields, string>,
    slotHint: "For example: Tuesday after 4 PM. We will confirm the time with you.",
    calendar: "Choose from the calendar",
    submit: "Send booking request",
    submitting: "Submitting...",
    cancel: "Cancel",
    success: {
      title: "Thank you!",
      text: "We'll contact you within {responseHours} hours to confirm your appointment.",
    },
    failure: "There was a problem submitting the form. Please try again.",
  },
  /** A booking request for the mobile app, which needs no appointment. */
  mobileApp: {
    heading: "Ask for the link to the app",
    submit: "Send request",
    success: {
      title: "Thank you!",
      text: "We'll contact you within {responseHours} hours with the link to the app.",
    },
  },
  quiz: {
    labels: {
      supportLevel: "How much help would you like with your return?",
      smartphoneComfort: "How comfortable are you with a smartphone?",
      urgency: "How soon do you need your return done?",
      interaction: "How would you rather work with us?",
    } satisfies Record<QuizQuestionId, string>,
    email: "Email",
    answers: {
      supportLevel: {
        "face-to-face": "I want to sit down with someone face to face",
        "basic-help": "Some help when I have a question",
        self: "I can do most of it by myself",
      } satisfies Options<"supportLevel">,
      smartphoneComfort: {
        very: "Very comfortable",
        somewhat: "Somewhat comfortable",
        not: "Not comfortable",
      } satisfies Options<"smartphoneComfort">,
      urgency: {
        asap: "As soon as possible",
        week: "Within a week",
        flexible: "My dates are flexible",
      } satisfies Options<"urgency">,
      interaction: {
        "walk-me-through": "Walk me through it, step by step",
        digital: "Everything digital, at my own pace",
      } satisfies Options<"interaction">,
    },
    methods: { "mobile-app": "Mobile App", "in-person": "In-Person" } satisfies Record<FilingMethod, string>,
    submit: "Send Recommendation",
    submitting: "Submitting...",
    consent: "By sending this form you ask us to email you our recommendation.",
    success: {
      title: "Thank you!",
      text: "Look for our recommendation in your email. If it doesn't arrive, send your answers again in an hour.",
    },
    failure: "Your recommendation is below. The email did not go out this time.",
  },
  newsletter: {
    labels: { email: "Email" },
    consent:
      "By subscribing you agree that we send you our newsletter by email. Each one has a link to unsubscribe.",
    submit: "Subscribe",
    submitting: "Submitting...",
    success: {
      title: "One more step",
      text: "To confirm your subscription, open the link in our email. If it doesn't arrive, subscribe again in an hour.",
    },
    failure: "There was a problem submitting the form. Please try again.",
  },
} as const;

const es: Words<typeof en> = {
  problems: {
    "fields-required": "Por favor, llene todos los campos",
    "first-name-required": "Escriba su nombre",
    "last-name-required": "Escriba su apellido",
    "name-required": "Escriba su nombre",
    "email-invalid": "Escriba un correo electrónico válido",
    "phone-required": "Escriba su número de teléfono",
    "phone-invalid":
      "Escriba un número al que podamos llamarle, con el código de área; si es de otro país, con + y el código del país",
    "address-required": "Escriba la dirección completa a la que debemos ir, con su código postal (ZIP)",
    "meeting-required": "Elija cómo prefiere que nos reunamos",
    "service-required": "Elija un servicio",
    "service-of-interest-required": "Elija el servicio que le interesa",
    "service-type-required": "Elija un tipo de servicio",
    "time-required": "Elija un horario",
    "slot-taken": "Ese horario ya no está disponible. Elija otro, por favor.",
    "too-many-open":
      "Ya hay dos citas reservadas con este correo electrónico. Para cambiar una, abra el enlace de su confirmación o llámenos.",
    "message-required": "Escriba su mensaje",
    "answer-required": "Elija una respuesta",
    "owners-invalid": "Escriba un número entero del 1 al 9,999",
    "too-long": "Este texto es demasiado largo. Acórtelo, por favor",
    "form-invalid":
      "Algo falló con este formulario. Vuelva a cargar la página e inténtelo de nuevo; si vuelve a pasar, llámenos",
  },
  refusals: {
    rateLimited:
      "Desde su conexión llegaron muchas solicitudes en poco tiempo. Espere {wait} e inténtelo de nuevo, o llámenos al {phone}.",
    tooManyBookings:
      "Desde su conexión se reservaron varias citas en poco tiempo. Para reservar otra, por favor llámenos al {phone}.",
    tooManyChanges:
      "Esta cita ya se cambió varias veces hoy. Por favor, llámenos al {phone} y juntos buscaremos un horario.",
    storageFailed:
      "No pudimos guardar su solicitud y no se envió nada. Inténtelo de nuevo en un momento o llámenos al {phone}.",
    conflict:
      "Este formulario ya se envió con otras respuestas. Vuelva a cargar la página y envíelo otra vez, por favor.",
    tooLarge: "Su texto es demasiado largo para enviarlo. Acórtelo e inténtelo de nuevo, por favor.",
    tooSlow: "El formulario tardó demasiado en llegar. Inténtelo de nuevo o llámenos al {phone}.",
    unreadable:
      "Algo falló con este formulario. Vuelva a cargar la página e inténtelo de nuevo; si vuelve a pasar, llámenos.",
    unsupported: "Use el formulario de nuestro sitio o llámenos al {phone}, por favor.",
    bookingSuspected: "Llámenos al {phone} y con gusto le reservamos este horario: en línea no fue posible.",
    tooBusy: "Hay mucha demanda en este momento. Inténtelo de nuevo en un minuto o llámenos al {phone}.",
    unavailable:
      "Nuestro sitio no puede atender esto en este momento. Inténtelo de nuevo en un minuto o llámenos al {phone}.",
    otherSite:
      "Este formulario solo se puede enviar desde nuestras propias páginas. Ábralo en nuestro sitio y envíelo de nuevo, o llámenos al {phone}.",
  },
  shared: {
    errorTitle: "Error",
    consent:
      "Al enviar este formulario nos pide que le respondamos por correo, teléfono o WhatsApp sobre esta solicitud. No mandamos publicidad por mensaje de texto.",
    privacyLink: "Cómo protegemos su información",
    honeypot: "Deje este campo en blanco",
    sensitiveWarning:
      "Esto parece un número de Seguro Social, ITIN, EIN o de tarjeta. Por favor, bórrelo: cuando lo necesitemos, se lo pediremos por un medio seguro.",
    optional: "opcional",
    choose: "Elija una opción",
    close: "Cerrar",
    cancel: "Cancelar",
    toastLabels: { region: "Avisos (Alt+T)", close: "Cerrar" },
  },
  hero: {
    labels: { name: "Nombre completo", email: "Correo electrónico", service: "¿Qué necesita?" },
    services: {
      "personal-taxes": "Impuestos personales",
      "business-taxes": "Impuestos de negocios",
      bookkeeping: "Teneduría de libros",
      advisory: "Asesoría",
      // Keeps the English words, here and everywhere: Texas forbids the literal translation (Gov't Code 406.017).
      notary: "Notary Public (servicios notariales)",
    },
    submit: "Pedir consulta gratis",
    submitting: "Enviando...",
    success: {
      title: "¡Gracias! Le responderemos pronto.",
      text: "Nos comunicaremos con usted en menos de {responseHours} horas para programar su consulta",
    },
    failure: "Hubo un problema al enviar el formulario. Inténtelo de nuevo, por favor.",
  },
  contact: {
    labels: {
      firstName: "Nombre",
      lastName: "Apellido",
      email: "Correo electrónico",
      phone: "Teléfono",
      service: "Servicio",
      message: "Mensaje",
    },
    services: {
      tax: "Preparación de impuestos",
      bookkeeping: "Teneduría de libros",
      notary: "Notary Public (servicios notariales)",
      consultation: "Consulta",
    },
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    success: { title: "¡Mensaje enviado!", text: "Le responderemos en menos de {responseHours} horas." },
    failure: "Hubo un problema al enviar su mensaje. Inténtelo de nuevo, por favor.",
  },
  contactPage: {
    labels: {
      firstName: "Nombre",
      lastName: "Apellido",
      email: "Correo electrónico",
      phone: "Teléfono",
      service: "Servicio que le interesa",
      message: "Mensaje",
      urgency: "¿Para cuándo lo necesita?",
    },
    services: {
      tax: "Preparación de impuestos",
      bookkeeping: "Teneduría de libros",
      notary: "Notary Public (servicios notariales)",
      consultation: "Consulta",
      multiple: "Varios servicios",
    },
    urgencies: {
      "": "Sin preferencia",
      immediate: "Lo antes posible",
      week: "En una semana",
      month: "En un mes",
      flexible: "No tengo prisa",
    },
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    success: {
      title: "¡Mensaje enviado! 🎉",
      text: "Nos comunicaremos con usted en menos de {responseHours} horas para responder a sus preguntas.",
    },
    failure: "Hubo un problema al enviar su mensaje. Inténtelo de nuevo, por favor.",
  },
  consultation: {
    labels: {
      service: "Servicio",
      serviceType: "Tipo de servicio",
      name: "Nombre completo",
      email: "Correo electrónico",
      phone: "Teléfono",
      comments: "Comentarios",
      choose: "Elija una opción",
    },
    services: {
      general: "Consulta general",
      mobileNotary: "Notary Public (servicios notariales) a domicilio",
      personalTaxes: "Preparación de impuestos personales",
      businessTaxes: "Impuestos de negocios",
      inPerson: "Declaración en persona",
      mobileApp: "Declaración por la aplicación móvil",
      virtual: "Declaración por video",
      bookkeeping: "Teneduría de libros",
      notaryPublic: "Notary Public (servicios notariales)",
      advisory: "Asesoría",
      payroll: "Nómina",
      itinApplication: "Solicitud de ITIN",
      startYourBusiness: "Apertura de negocios",
    },
    submit: "Pedir consulta",
    submitting: "Enviando...",
    cancel: "Cancelar",
    success: {
      title: "¡Gracias!",
      text: "Nos comunicaremos con usted en menos de {responseHours} horas para programar su consulta.",
    },
    failure: "Hubo un problema al enviar el formulario. Inténtelo de nuevo, por favor.",
  },
  business: {
    labels: {
      businessType: "Tipo de negocio",
      numOwners: "Número de dueños",
      allUSCitizens:
        "Todos los dueños son ciudadanos o residentes de los Estados Unidos para efectos tributarios",
      needsPayroll: "Nómina",
      needsBookkeeping: "Teneduría de libros",
      needsAdvisory: "Asesoría",
      fullName: "Nombre completo",
      email: "Correo electrónico",
      phone: "Teléfono",
      notes: "Notas",
    },
    answers: {
      businessType: {
        solo: "Por mi cuenta",
        // Publication 850 says "sociedad colectiva", which hardly a reader in Texas knows.
        partnership: "Sociedad (partnership)",
        llc: "LLC",
        "not-sure": "Todavía no sé",
      },
      allUSCitizens: { yes: "Sí", no: "No" },
      needsPayroll: { yes: "Sí", no: "No", unsure: "Todavía no sé" },
      needsBookkeeping: { yes: "Sí", no: "No", training: "Quisiera capacitación" },
      needsAdvisory: { yes: "Sí", no: "No", later: "Tal vez más adelante" },
    },
    submit: "Ver mi plan de negocio",
    submitting: "Enviando...",
    success: {
      title: "¡Todo listo!",
      text: "Busque los detalles de la confirmación en su correo electrónico. Nos comunicaremos con usted en menos de {responseHours} horas.",
    },
    waiting: {
      title: "¡Formulario enviado!",
      text: "Una persona de nuestra oficina se comunicará con usted en menos de {responseHours} horas.",
    },
    failure: "Hubo un problema al enviar el formulario. Inténtelo de nuevo, por favor.",
  },
  booking: {
    labels: {
      service: "Servicio",
      tier: "Nivel de servicio",
      name: "Nombre completo",
      email: "Correo electrónico",
      phone: "Teléfono",
      slot: "Día y hora que prefiere",
      comments: "Comentarios",
    },
    slotHint: "Por ejemplo: martes después de las 4 p.\u00a0m. Le confirmaremos la hora.",
    calendar: "Elegir en el calendario",
    submit: "Enviar solicitud de cita",
    submitting: "Enviando...",
    cancel: "Cancelar",
    success: {
      title: "¡Gracias!",
      text: "Nos comunicaremos con usted en menos de {responseHours} horas para confirmar su cita.",
    },
    failure: "Hubo un problema al enviar el formulario. Inténtelo de nuevo, por favor.",
  },
  mobileApp: {
    heading: "Pida el enlace de la aplicación",
    submit: "Enviar solicitud",
    success: {
      title: "¡Gracias!",
      text: "Le mandaremos el enlace de la aplicación en menos de {responseHours} horas.",
    },
  },
  quiz: {
    labels: {
      supportLevel: "¿Cuánta ayuda quiere con su declaración?",
      smartphoneComfort: "¿Qué tan fácil se le hace usar el celular?",
      urgency: "¿Para cuándo necesita su declaración?",
      interaction: "¿Cómo prefiere trabajar con nosotros?",
    },
    email: "Correo electrónico",
    answers: {
      supportLevel: {
        "face-to-face": "Quiero sentarme con alguien, cara a cara",
        "basic-help": "Un poco de ayuda cuando tenga preguntas",
        self: "Puedo hacer casi todo por mi cuenta",
      },
      smartphoneComfort: {
        very: "Muy fácil",
        somewhat: "Más o menos fácil",
        not: "Difícil",
      },
      urgency: { asap: "Lo antes posible", week: "En una semana", flexible: "No tengo prisa" },
      interaction: {
        "walk-me-through": "Que me guíen paso a paso",
        digital: "Todo digital, a mi propio ritmo",
      },
    },
    methods: { "mobile-app": "Por la aplicación", "in-person": "En persona" },
    submit: "Enviar la recomendación",
    submitting: "Enviando...",
    consent:
      "Al enviar este formulario nos pide que le mandemos nuestra recomendación por correo electrónico.",
    success: {
      title: "¡Gracias!",
      text: "Busque nuestra recomendación en su correo electrónico. Si no le llega, envíe sus respuestas otra vez en una hora.",
    },
    failure: "Aquí abajo tiene su recomendación. Esta vez el correo no salió.",
  },
  newsletter: {
    labels: { email: "Correo electrónico" },
    consent:
      "Al suscribirse, usted acepta recibir nuestro boletín por correo electrónico. Cada boletín trae un enlace para darse de baja.",
    submit: "Suscribirme",
    submitting: "Enviando...",
    success: {
      title: "Falta un paso",
      text: "Para confirmar su suscripción, abra el enlace de nuestro correo electrónico. Si no le llega, suscríbase otra vez en una hora.",
    },
    failure: "Hubo un problema al enviar el formulario. Inténtelo de nuevo, por favor.",
  },
};

export type FormWords = Words<typeof en>;
/** What every form says, in both languages: plain data, so that an island can be handed its part. */
export const formWords: Both<FormWords> = { en, es };
