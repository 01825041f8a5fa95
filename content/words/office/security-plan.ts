import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** The outline of the written information security plan after IRS Publications 4557 and 5708, to be read and signed. */
const en = {
  /** When the figures of law were compared with it, here, on the screens beside it and in incident-clocks.ts. */
  checked: "2026-11-20",
  title: "Written Information Security Plan",
  made: "{practice}. Made on {day} from what the office keeps; check each part before you sign.",
  purpose: {
    heading: "1. Purpose and duty",
    text: "This plan protects what clients and people who ask us entrust to us. The FTC Safeguards Rule (16 CFR 314) and IRS Publication 4557 require it of every paid preparer, of whatever size. It covers the data in the office, on this server, on paper, and with the vendors below.",
  },
  people: {
    heading: "2. Who is responsible, and who has access",
    text: "The owners are the qualified individuals: they decide on access, vendors and incidents. Each person has an account of their own and the rights of one role. When somebody leaves, an owner removes the account, looks through webhooks, newsletters and mailboxes, and has the calendar's private address and the server's passwords changed.",
    reviews: "Access was reviewed on: {days}.",
    noReviews: "No review of access is written down yet.",
  },
  inventory: {
    heading: "3. What is kept, and where",
    text: "People on file: {people}. Kept of them are names, addresses, telephone numbers, messages, appointments, notes and emails, in the practice's own database. Returns and their documents are kept in the client portal, not here. Below 5,000 consumers the practice is exempt from the written risk assessment, penetration tests, the incident response plan and the yearly report (16 CFR 314.6).",
    encryption: "Encryption of disk and backups",
    noEncryption: "Nobody has attested yet that the disk is encrypted.",
  },
  systems: {
    heading: "4. How it is protected",
    items: {
      factors:
        "Every sign-in to the office needs a password, or an emailed link, and a second factor. Short and common passwords are refused.",
      stepUp:
        "Showing numbers, exports, deletions and changes of staff ask for a new code of the second factor.",
      roles: "Rights go by role; a change of role or a block counts from the next call on.",
      numbers:
        "Numbers like a Social Security number are masked and sealed with a key outside the database; they are shown for 30 seconds, and each time is logged.",
      log: "Every view of a person, change, export and sign-in is logged for 24 months; the log is sealed, and a change of it is found.",
      transport:
        "Data travels encrypted (https). The website sets no cookies and asks no third party for anything before a visitor clicks.",
    },
    sessions: "A session ends after {idle} without activity, and {lifetime} after sign-in at the latest.",
    seal: "The log is sealed up to {moment}. Its fingerprint then: {fingerprint}. A signed copy of this plan, kept in another place, proves later that nobody rewrote it.",
    backups:
      "Backups are made daily; those of 7 days and 4 weeks are kept, none but the newest longer than 30 days.",
    noBackups: "No daily backups are set up on this server.",
    latestBackup: "The latest one that was tried out is of {day}.",
  },
  retention: {
    heading: "5. How long it is kept",
    text: "People who never became clients are deleted {inquiry} after the last contact, clients {client} after their documents were handed over to the portal, spam after 30 days. Each deletion leaves a proof without personal data. Held for a reason: {held}.",
  },
  vendors: { heading: "6. Vendors", empty: "No vendor is written down yet." },
  training: {
    heading: "7. Training",
    text: "Everybody is trained when they begin and once a year: passwords, phishing, what tax data may not be sent by message, what to do in an incident.",
    empty: "No training is written down yet.",
  },
  incidents: {
    heading: "8. Incidents",
    text: "Whoever notices a loss, a theft or a strange sign-in tells an owner at once. The owner blocks the account, keeps the log, notes the incident in the office and follows its clocks: IRS stakeholder liaison at once; FTC within 30 days for 500 consumers or more whose unencrypted data was taken; in Texas each person within 60 days and the attorney general within 30 days for 250 Texans or more.",
    empty: "No incident was noted.",
    item: "{day}: {text} (people in reach: {people})",
  },
  review: {
    heading: "9. Review of this plan",
    text: "This plan is gone over once a year, and whenever staff, systems or vendors change.",
  },
  signature: { heading: "Signatures", owner: "Owner", date: "Date" },
} as const;

const es: Words<typeof en> = {
  checked: "2026-11-20",
  title: "Plan escrito de seguridad de la información",
  made: "{practice}. Hecho el {day} con lo que guarda la oficina; revise cada parte antes de firmar.",
  purpose: {
    heading: "1. Propósito y obligación",
    text: "Este plan protege lo que nos confían los clientes y quienes nos consultan. La Regla de Salvaguardias de la FTC (16 CFR 314) y la Publicación 4557 del IRS lo exigen a todo preparador que cobra, sin importar su tamaño. Abarca los datos en la oficina, en este servidor, impresos y con los proveedores de abajo.",
  },
  people: {
    heading: "2. Quién responde y quién tiene acceso",
    text: "Las personas calificadas son quienes tienen el puesto de dueño o dueña: deciden sobre accesos, proveedores e incidentes. Cada persona tiene su propia cuenta y los derechos de un solo puesto. Cuando alguien se va, un dueño o dueña quita la cuenta, revisa los webhooks, boletines y buzones, y hace cambiar la dirección privada del calendario y las contraseñas del servidor.",
    reviews: "Los accesos se revisaron el: {days}.",
    noReviews: "Todavía no hay ninguna revisión de accesos anotada.",
  },
  inventory: {
    heading: "3. Qué se guarda y dónde",
    text: "Personas con datos guardados: {people}. Se guardan nombres, direcciones, teléfonos, mensajes, citas, notas y correos, en la base de datos propia de la oficina. Las declaraciones y sus documentos están en el portal de clientes, no aquí. Con menos de 5,000 personas, la oficina está exenta de la evaluación de riesgos por escrito, las pruebas de intrusión, el plan de respuesta a incidentes y el informe anual (16 CFR 314.6).",
    encryption: "Cifrado del disco y de las copias",
    noEncryption: "Nadie ha confirmado todavía que el disco esté cifrado.",
  },
  systems: {
    heading: "4. Cómo se protege",
    items: {
      factors:
        "Cada inicio de sesión en la oficina pide una contraseña, o un enlace enviado por correo, y un segundo factor. Se rechazan las contraseñas cortas y las más comunes.",
      stepUp:
        "Mostrar números, exportar, borrar y cambiar al personal piden un código nuevo del segundo factor.",
      roles:
        "Los derechos van por puesto; un cambio de puesto o un bloqueo cuenta desde la siguiente acción.",
      numbers:
        "Los números como el de Seguro Social van tapados y cifrados con una clave fuera de la base de datos; se muestran 30 segundos y cada vez queda registrada.",
      log: "Cada consulta de una persona, cambio, exportación e inicio de sesión queda en el registro 24 meses; el registro está sellado y se nota si alguien lo cambia.",
      transport:
        "Los datos viajan cifrados (https). El sitio no usa cookies ni pide nada a terceros antes de que el visitante haga clic.",
    },
    sessions:
      "La sesión termina después de {idle} sin actividad y, a más tardar, {lifetime} después de iniciarse.",
    seal: "El registro está sellado hasta el {moment}. Su huella en ese momento: {fingerprint}. Una copia firmada de este plan, guardada en otro lugar, prueba después que nadie lo reescribió.",
    backups:
      "Se hacen copias de seguridad todos los días; se guardan las de 7 días y 4 semanas, ninguna más de 30 días salvo la última.",
    noBackups: "En este servidor no están programadas las copias de seguridad diarias.",
    latestBackup: "La última que se comprobó es del {day}.",
  },
  retention: {
    heading: "5. Cuánto tiempo se guarda",
    text: "A quienes nunca fueron clientes se les borra {inquiry} después del último contacto; a los clientes, {client} después de pasar sus documentos al portal; el spam, a los 30 días. De cada borrado queda constancia sin datos personales. Se conservan por una razón: {held}.",
  },
  vendors: { heading: "6. Proveedores", empty: "Todavía no hay proveedores anotados." },
  training: {
    heading: "7. Capacitación",
    text: "A todos se les capacita al empezar y una vez al año: contraseñas, mensajes falsos, qué datos de impuestos no se mandan por mensaje, qué hacer en un incidente.",
    empty: "Todavía no hay capacitaciones anotadas.",
  },
  incidents: {
    heading: "8. Incidentes",
    text: "Quien note una pérdida, un robo o un inicio de sesión extraño avisa de inmediato a un dueño o dueña, que bloquea la cuenta, conserva el registro, anota el incidente en la oficina y sigue sus plazos: oficina de enlace del IRS (Stakeholder Liaison) de inmediato; FTC en 30 días si son 500 personas o más con datos sin cifrar; en Texas, a cada persona en 60 días y al Procurador General en 30 días si son 250 texanos o más.",
    empty: "No se ha anotado ningún incidente.",
    item: "{day}: {text} (personas al alcance: {people})",
  },
  review: {
    heading: "9. Revisión de este plan",
    text: "Este plan se revisa una vez al año y cada vez que cambian el personal, los sistemas o los proveedores.",
  },
  signature: { heading: "Firmas", owner: "Dueño o dueña", date: "Fecha" },
};

export const securityPlanWords: Both<Words<typeof en>> = { en, es };
