import type { Locator, Route } from "@playwright/test";
import { formWords } from "#content/words/forms.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page } from "./fixtures.ts";
import type { Office } from "./start-practice.ts";

/** A mail address that no other test uses. */
export const newAddress = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`;

export const heroForm = (page: Page) => page.locator("form#hero-form");
export const contactForm = (page: Page) => page.locator("form#contact-form");

export async function fillHero(page: Page, locale: Locale, { name, email }: { name: string; email: string }) {
  const { labels } = formWords[locale].hero;
  await heroForm(page).getByLabel(labels.name).fill(name);
  await heroForm(page).getByLabel(labels.email).fill(email);
  await heroForm(page).getByLabel(labels.service).selectOption("bookkeeping");
}

export async function fillContact(page: Page, locale: Locale, email: string, message = "¿Me pueden ayudar?") {
  const { labels } = formWords[locale].contact;
  const form = contactForm(page);
  await form.getByLabel(labels.firstName).fill("Ana");
  await form.getByLabel(labels.lastName).fill("Núñez");
  await form.getByLabel(labels.email).fill(email);
  await form.getByLabel(labels.phone).fill("(972) 555-0199");
  await form.getByLabel(labels.service).selectOption("tax");
  await form.getByLabel(labels.message).fill(message);
}

/** Fills a consultation dialog that stands open. */
export async function fillConsultation(page: Page, locale: Locale, email: string) {
  const { labels } = formWords[locale].consultation;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(labels.name).fill("Ana Núñez");
  await dialog.getByLabel(labels.email).fill(email);
  await dialog.getByLabel(labels.phone).fill("(972) 555-0199");
}

/** The letter that has come for an address, as soon as it is there. */
export async function mailTo(office: Office, address: string) {
  const find = () => office.mails.find(({ to }) => to.includes(address));
  await expect.poll(find).toBeTruthy();
  const found = find();
  if (!found) throw new Error(`no letter for ${address}`);
  return found;
}

/**
 * Keeps the page's queue from sending what a form could not, as another tab does that is sending: a second after the
 * failure it would send the lead before the test does so by the form.
 */
export const holdQueue = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((held) => {
        const keep = () => [held(), new Promise(() => {})][1];
        void navigator.locks.request("offline-queue", keep);
      }),
  );

/** Presses what sends a form and gives what goes out, which waits until the test answers it. */
export async function pressAndHold(
  page: Page,
  submit: Locator,
  address = "**/functions/v1/*",
): Promise<Route> {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(address, resolve, { times: 1 });
  await submit.click();
  return promise;
}
