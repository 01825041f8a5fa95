import { loadPractice } from "#content/load-practice.ts";
import type { Locale } from "#domain/locale.ts";
import type { AppointmentEvent, AppointmentLetterInput } from "#server/letters/appointment-facts.ts";

const practice = loadPractice();

/** What a test may say otherwise about the sample appointment. */
type Changes = {
  event?: Partial<AppointmentEvent>;
  fields?: Record<string, string>;
  lead?: Partial<AppointmentLetterInput["lead"]>;
};

/** A free consultation on Monday, November 23, 2026 at 10:00 AM in Chicago, booked two days before. */
export function sampleAppointment(
  kind: AppointmentEvent["kind"],
  locale: Locale,
  { event = {}, fields = {}, lead = {} }: Changes = {},
): AppointmentLetterInput {
  return {
    practice,
    siteUrl: "https://ventanilla.example.com",
    lead: {
      id: "01930000-0000-7000-8000-000000000001",
      form_kind: "appointment",
      locale,
      fields: {
        name: "Ana Prueba",
        email: "ana@example.com",
        phone: "(214) 555-0177",
        comments: "Two W-2 forms\nand a question",
        ...fields,
      },
      recommendations: [],
      created_at: "2026-11-21T15:00:00.000Z",
      reply_by: null,
      page: locale === "es" ? "/es/contact" : "/contact",
      landing_page: "/",
      referrer_host: "www.example.org",
      consent_version: "2026-11-01",
      ...lead,
    },
    event: {
      appointment_id: "01930000-0000-7000-8000-000000000002",
      token: "k3Jq0vYbT8mN5xWcR2pLzA",
      kind,
      type_id: "consultation",
      starts_at: "2026-11-23T16:00:00.000Z",
      ends_at: "2026-11-23T16:30:00.000Z",
      previous_starts_at: kind === "moved" ? "2026-11-24T20:00:00.000Z" : null,
      time_zone: "America/Chicago",
      meeting: "phone",
      tier_id: null,
      sequence: kind === "moved" ? 1 : kind === "cancelled" ? 2 : 0,
      happened_at: sentAt[kind],
      ...event,
    },
  };
}

const sentAt: Record<AppointmentEvent["kind"], string> = {
  booked: "2026-11-21T15:00:00.000Z",
  moved: "2026-11-21T16:00:00.000Z",
  changed: "2026-11-21T16:00:00.000Z",
  cancelled: "2026-11-21T17:00:00.000Z",
  "reminder-two-days": "2026-11-21T16:00:00.000Z",
  "reminder-day": "2026-11-22T16:00:00.000Z",
  "reminder-two-hours": "2026-11-23T14:00:00.000Z",
  "reminder-hour": "2026-11-23T15:00:00.000Z",
};
