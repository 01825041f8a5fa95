import type { Locale } from "#domain/locale.ts";
import { expectSoundInBothThemes, sidewaysScroll } from "./axe.ts";
import { expect, type Office, type Page } from "./fixtures.ts";

export const rosa = {
  serviceType: "ITIN Application",
  name: "Rosa Delgadillo",
  email: "rosa@example.com",
  phone: "(972) 555-0173",
  comments: "Mi ITIN venció. Mi número es 123-45-6789. ¿Qué documentos llevo?",
};
export const marcus = {
  serviceType: "Personal Tax Preparation",
  name: "Marcus Webb",
  email: "marcus@example.com",
  phone: "(214) 555-0142",
  comments: "Got a CP2000 letter from the IRS",
};

/** Sends the form of a consultation as a visitor does. */
export async function sendLead(office: Pick<Office, "url">, formData: typeof rosa, locale: Locale) {
  const response = await fetch(`${office.url}/functions/v1/send-consultation-request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ formData, locale, page: "/es/services/itin-application" }),
  });
  expect(response.status).toBe(200);
}

/** Expects a state of the desk without a violation in both themes and without scrolling sideways. */
export async function expectSound(page: Page, state: string) {
  await expectSoundInBothThemes(page, state);
  expect(await sidewaysScroll(page), state).toBe(0);
}

/** Counts what a person does: taps and clicks, and keys. */
export async function countInputs(page: Page) {
  await page.evaluate(() => {
    const counts = { taps: 0, keys: 0 };
    Object.assign(window, { inputs: counts });
    addEventListener("click", ({ detail }) => (counts.taps += detail > 0 ? 1 : 0), true);
    addEventListener("keydown", () => counts.keys++, true);
  });
  return () => page.evaluate(() => (window as unknown as { inputs: { taps: number; keys: number } }).inputs);
}

/** Keeps WhatsApp from being opened for real; resolves with the address of each chat that was asked for. */
export async function catchChats(page: Page): Promise<URL[]> {
  const chats: URL[] = [];
  await page.context().route("https://wa.me/**", async (route) => {
    chats.push(new URL(route.request().url()));
    await route.fulfill({ body: "" });
  });
  return chats;
}
