import { setTimeout as pause } from "node:timers/promises";
import { book, change, listStarts, newBooking, siteUrl } from "../api/book-and-change.ts";
import type { Booking } from "../api/expect-booked-once.ts";
import type { MailServer } from "../api/outbox-mail-server.ts";
import * as forms from "../api/sample-forms.ts";
import type { SimulatedDay } from "./simulated-day.ts";

const leadForms = [
  ["send-hero-consultation", forms.hero],
  ["send-contact-message", forms.contact],
  ["send-consultation-request", forms.consultation],
  ["send-business-confirmation", forms.business],
  ["send-booking-request", forms.booking],
  ["send-quiz-recommendation", forms.quiz],
] as const;
const recommendations = ["LLC/S-Corp Formation & EIN Setup"];
const pages = ["/", "/es", "/services/personal-taxes", "/es/contact", "/appointments", "/es/blog", "/faqs"];

/** The pauses between what visitors do, in milliseconds. */
const pauses = { lead: 300, booking: 400, subscription: 2000, page: 60 };

/**
 * Visitors of a day: leads of all forms, bookings that are moved and cancelled, subscriptions that are confirmed from
 * their letters, and pages. What got no answer is sent again under its key, as a browser does.
 */
export function startVisitors(day: SimulatedDay, mail: MailServer) {
  const leads = new Map<string, number>();
  const subscribers = new Set<string>();
  const confirmed = new Set<string>();
  const bookings: Booking[] = [];
  const failedPages: string[] = [];
  let shownPages = 0;
  let isOver = false;

  async function post(name: string, formData: object): Promise<void> {
    const key = crypto.randomUUID();
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify({ formData, recommendations, locale: leads.size % 2 ? "es" : "en" });
    for (;;) {
      const answer = await fetch(`${day.url}/functions/v1/${name}`, { method: "POST", headers, body }).catch(
        () => undefined,
      );
      await answer?.text().catch(() => undefined);
      if (answer?.status === 200) return;
      await pause(50);
    }
  }
  async function sendLeads(): Promise<void> {
    while (!isOver) {
      const [name, fields] = leadForms[leads.size % leadForms.length] ?? leadForms[0];
      const email = `day-${crypto.randomUUID()}@example.com`;
      await post(name, { ...fields, email });
      leads.set(email, day.hour());
      await pause(pauses.lead);
    }
  }
  async function makeBookings(starts: readonly string[]): Promise<void> {
    while (!isOver) {
      const number = bookings.length;
      const booking = newBooking(starts[Math.floor(number / 2) % starts.length] ?? "");
      bookings.push(booking);
      const isBooked = await book(day.url, booking);
      if (isBooked && number % 3 === 0)
        await change(day.url, booking, starts[(number * 7 + 300) % starts.length] ?? "");
      if (isBooked && number % 3 === 1) await change(day.url, booking, "cancelled");
      await pause(pauses.booking);
    }
  }
  /** Subscribes addresses, and presses the buttons of the letters that arrived meanwhile. */
  async function subscribe(): Promise<void> {
    let read = 0;
    while (!isOver) {
      const email = `subscriber-${crypto.randomUUID()}@example.com`;
      await post("subscribe-newsletter", { email });
      subscribers.add(email);
      for (; read < mail.accepted.length && !isOver; read += 1) {
        const { raw = "", to = [] } = mail.accepted[read] ?? {};
        const text = raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
        const [, path] = /example\.com(\S*\/newsletter\/confirm\?token=[\w-]+)/.exec(text) ?? [];
        if (path && (await confirm(path))) confirmed.add(to[0] ?? "");
      }
      await pause(pauses.subscription);
    }
  }
  async function confirm(path: string): Promise<boolean> {
    while (!isOver) {
      const headers = { origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
      const init = { method: "POST", redirect: "manual", headers, body: "" } as const;
      const answer = await fetch(day.url + path, init).catch(() => undefined);
      if (answer?.status === 303) return true;
      await pause(50);
    }
    return false;
  }
  async function readPages(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? "/";
      const wasUp = day.isUp();
      const status = await fetch(day.url + path).then(
        async (answer) => (await answer.text()) && answer.status,
        ({ message }: Error) => message,
      );
      if (status === 200) shownPages += 1;
      else if (wasUp && day.isUp()) failedPages.push(`${path} at ${day.hour().toFixed(2)}: ${status}`);
      await pause(pauses.page);
    }
  }
  const working = listStarts(day.url).then((starts) =>
    Promise.all([
      ...Array.from({ length: 3 }, sendLeads),
      ...Array.from({ length: 2 }, () => makeBookings(starts)),
      ...Array.from({ length: 4 }, readPages),
      subscribe(),
    ]),
  );
  return {
    /** The addresses of the leads that were acknowledged, with the hour of it. */
    leads,
    subscribers,
    confirmed,
    bookings,
    failedPages,
    shownPages: () => shownPages,
    async end() {
      isOver = true;
      await working;
      for (const booking of bookings.filter(({ states }) => states.has("none"))) await book(day.url, booking);
    },
  };
}
