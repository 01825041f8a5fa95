import { tierName } from "#content/tier-name.ts";
import { isReminder } from "#domain/appointments/appointment-events.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Clock } from "../base/clock.ts";
import { leadErased, replyToVisitor, visitorMailbox, webhookFields } from "../leads/deliveries.ts";
import { findLead } from "../leads/queries.ts";
import type {
  AppointmentEvent,
  AppointmentLetterInput,
  AppointmentReader,
} from "../letters/appointment-facts.ts";
import { calendarUid } from "../letters/appointment-facts.ts";
import { appointmentLetter } from "../letters/appointment-letter.ts";
import { type ComposerOptions, type Composers, type Message, subjectGone } from "../outbox/compose.ts";
import { appointmentCalendar } from "./appointment-calendar.ts";
import { eventFor, findEvent } from "./events.ts";
import { isReminderHeld, reminderKind } from "./reminders.ts";

type Options = ComposerOptions & { now: Clock };

const outdated = subjectGone("The appointment was changed or erased meanwhile, or is over.");

const addressGone = {
  held: { code: "mail-unaddressed", text: "The visitor has no mail address any longer." },
} as const;

/** The composers of an appointment's mails and webhooks; their `refId` is the id of the event. */
export function appointmentComposers({ db, env, practice, now }: Options): Composers {
  return {
    "appointment-notice": (refId) => composeMail(refId, "practice"),
    "appointment-confirmation": (refId) => composeMail(refId, "visitor"),
    [reminderKind]: (refId) => composeMail(refId, "visitor"),
    "appointment-webhook": async (refId) => {
      const input = await findInput(refId);
      if ("held" in input) return input;
      const { lead, event } = input;
      return { webhook: { ...webhookFields(lead, practice, event.happened_at), ...eventFields(input) } };
    },
  };

  async function composeMail(refId: string, reader: AppointmentReader): Promise<Message> {
    const found = await findInput(refId);
    if ("held" in found) return found;
    const input = { ...found, event: await eventFor(db, found.event, reader) };
    const { lead, event } = input;
    if (reader === "visitor" && !isMailAddress(lead.fields.email ?? "")) return addressGone;
    if (reader === "visitor" && event.kind !== "cancelled" && Date.parse(event.ends_at) <= now().getTime())
      return outdated;
    const { reminders } = practice.appointments;
    const { kind, starts_at } = event;
    if (isReminder(kind) && isReminderHeld({ kind, starts_at }, reminders, now()))
      return {
        held: { code: "reminder-dropped", text: "This reminder is switched off, or a later one is due." },
      };
    const { method, text } = appointmentCalendar(input, reader);
    const icalEvent = { method, filename: "appointment.ics", content: text };
    const letter = {
      ...appointmentLetter(input, reader),
      date: event.happened_at,
      // At a reminder the calendar has the appointment already.
      ...(!isReminder(event.kind) && { icalEvent }),
    };
    return reader === "practice"
      ? { mail: { ...letter, to: "practice", ...replyToVisitor(lead), locale: "en" } }
      : { mail: { ...letter, to: visitorMailbox(lead), isReply: true, locale: lead.locale } };
  }

  async function findInput(refId: string): Promise<AppointmentLetterInput | typeof outdated> {
    const event = await findEvent(db, refId, now());
    if (!event?.isCurrent) return outdated;
    const lead = await findLead(db, event.leadId);
    return lead ? { practice, siteUrl: env.siteUrl, lead, event } : leadErased;
  }
}

/** The webhook fields of an event; `uid` is that of the calendar entry, `sequence` grows with each change. */
function eventFields(input: AppointmentLetterInput) {
  const { kind, type_id, starts_at, ends_at, previous_starts_at, time_zone, sequence }: AppointmentEvent =
    input.event;
  const { meeting, tier_id } = input.event;
  const { fields, locale } = input.lead;
  return {
    // Calendars of other programs take it as a move that stays at its time.
    event: kind === "changed" ? "moved" : kind,
    service: type_id,
    start: starts_at,
    end: ends_at,
    ...(previous_starts_at && { previousStart: previous_starts_at }),
    tz: time_zone,
    // Undefined fields are left out of the JSON.
    meeting: meeting ?? undefined,
    address: fields.address ? maskSensitiveNumbers(fields.address) : undefined,
    tier: tierName(input.practice, tier_id, locale),
    uid: calendarUid(input),
    sequence,
  };
}
