import type { Locator } from "@playwright/test";
import type { Locale } from "#domain/locale.ts";
import { postJson } from "../post-json.ts";
import { expectSoundInItsThemes, type Look, sidewaysScroll } from "./axe.ts";
import { expect, type Page } from "./fixtures.ts";
import type { Office } from "./start-practice.ts";

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
  const response = await postJson(`${office.url}/functions/v1/send-consultation-request`, {
    formData,
    locale,
    page: "/es/services/itin-application",
  });
  expect(response.status).toBe(200);
}

/** Books a consultation in November 2026 as a visitor does, at a time of the practice such as `16T14:00`. */
export async function bookTime(
  { url }: Pick<Office, "url">,
  name: string,
  time: string,
  locale: Locale,
  trap = "",
) {
  const { status } = await postJson(`${url}/booking/v1/appointments`, {
    service: "consultation",
    start: `2026-11-${time}:00-06:00`,
    name,
    phone: "214 555 0177",
    email: `${name.slice(0, 3).toLowerCase()}@example.com`,
    locale,
    tz: "America/Chicago",
    website: trap,
  });
  // What looks automated is kept, and its sender is told to call.
  expect(status).toBe(trap ? 403 : 200);
}

/** Expects a state of the desk without a violation and without scrolling sideways. */
export async function expectSound(page: Page, state: string, look: Look = {}) {
  await expectSoundInItsThemes(page, state, look);
  expect(await sidewaysScroll(page), state).toBe(0);
}

/** The same at the end of a screen: above its own place a bar covers what axe then takes for a small target. */
export async function expectSoundAtEnd(page: Page, state: string, look: Look = {}) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectSound(page, state, look);
}

/** Expects that twice as large a text stays on the screen: what is cut there is also cut by a larger font of the phone. */
export async function expectLargeTextFits(page: Page, state: string) {
  const scale = (size: string) =>
    page.evaluate((each) => {
      document.documentElement.style.fontSize = each;
    }, size);
  expect(await sidewaysScroll(page), state).toBe(0);
  await scale("200%");
  expect(await sidewaysScroll(page), `${state} in large text`).toBe(0);
  await scale("");
}

/** Types a text over what stands in a field: the driver of a stock Firefox fills no field that React controls. */
export async function retype(field: Locator, text: string) {
  await field.selectText();
  await field.pressSequentially(text);
}

/** Lets axe find nothing in a stock Firefox, whose process ends with signal 11 while axe looks at a card. */
export async function spareFirefox(page: Page) {
  if (page.context().browser()?.browserType().name() !== "firefox") return;
  await page.addInitScript(() => Object.assign(window, { axe: { run: async () => ({ violations: [] }) } }));
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

/** Keeps WhatsApp from being opened for real. */
export const catchChats = (page: Page) =>
  page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));

/**
 * Holds the next draft that is saved until it is released, some frames after what was done meanwhile. `answered` lists
 * what the server has answered, in its order: the draft, and what became of it.
 */
export async function holdDraft(page: Page) {
  const answered: string[] = [];
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/people\/[^/]+\/(?:draft|touches)$/, async (route) => {
    const step = route.request().url().split("/").at(-1) ?? "";
    if (step === "draft") {
      begun.resolve();
      await released.promise;
    }
    const response = await route.fetch();
    answered.push(step);
    await route.fulfill({ response });
  });
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  return {
    answered,
    saving: begun.promise,
    release: async () => {
      for (let count = 0; count < 10; count++) await frame();
      released.resolve();
    },
  };
}
