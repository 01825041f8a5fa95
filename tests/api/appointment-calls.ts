import { expect } from "vitest";
import { postJson } from "../post-json.ts";
import type { TestApp } from "../start-app.ts";

// The clock stands at Friday, November 20, 2026, 9:00 in Chicago; the office opens from 9 to 5, Monday to Friday.
export const monday = "2026-11-23T09:00:00-06:00";
export const tuesday = "2026-11-24T14:30:00-06:00";
export const ana = {
  service: "consultation",
  start: monday,
  name: "Ana Prueba",
  email: "ana@example.com",
  phone: "214 555 0177",
};
export const beto = {
  service: "consultation",
  name: "Beto Prueba",
  email: "beto@example.com",
  phone: "214 555 0188",
};

export const slotsOf = async (app: TestApp, query: string) => {
  const answer = await fetch(`${app.url}/booking/v1/slots?${query}`);
  const { slots = [] } = (await answer.json()) as { slots?: { start: string; end: string }[] };
  return { status: answer.status, starts: slots.map(({ start }) => start), slots };
};
export const book = (app: TestApp, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postJson(`${app.url}/booking/v1/appointments`, { locale: "en", tz: "America/Chicago", ...fields }, headers);
export const tokenIn = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
export const bookAna = async (app: TestApp, fields: Record<string, string> = {}) => {
  const answer = await book(app, { ...ana, ...fields });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; manageUrl: string };
};
export const change = (app: TestApp, token: string, fields: Record<string, string>) =>
  fetch(`${app.url}/appointments/${token}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.env.siteUrl },
    body: new URLSearchParams(fields),
  });

/** A free consultation by phone, as the staff book it. */
export const consultationByPhone = {
  typeId: "consultation",
  meeting: "phone",
  address: "",
  reason: "",
  consent: true,
} as const;
