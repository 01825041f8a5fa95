import { randomUUID } from "node:crypto";
import { days } from "#domain/durations.ts";
import { logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { addEndpoint } from "#domain/office/endpoint-operations.ts";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import { addPerson, changePerson } from "#domain/office/person-commands.ts";
import { addTemplate, proposeTemplate } from "#domain/office/template-operations.ts";
import { postJson } from "../post-json.ts";
import { startReceiver } from "../receivers.ts";
import { expect } from "./fixtures.ts";
import { call, openColleagueAccount, openOwnerAccount } from "./office-owner.ts";
import { addSession } from "./office-rows.ts";
import { startPractice } from "./start-practice.ts";

/** In characters; a message may have 5,000. */
const longestMessage = 4800;

/** Texts of many payloads, one a line. */
function packed(payloads: readonly string[]): string[] {
  const texts: string[] = [""];
  for (const payload of payloads) {
    if ((texts.at(-1)?.length ?? 0) + payload.length > longestMessage) texts.push("");
    texts.push(`${texts.pop()}${payload}\n`);
  }
  return texts.map((text) => text.trim());
}

/**
 * Starts a practice all of whose texts are hostile: those of visitors, of staff, and of a webhook's answers. Resolves
 * with the texts that its screens show.
 */
export async function startHostilePractice(payloads: readonly string[]) {
  // Each field gets another one; lines, titles and numbers have their own lengths.
  let next = 0;
  const payload = (longest = 120): string => {
    const text = payloads[next++ % payloads.length] ?? "";
    return text.length <= longest && !/[[{]/.test(text) ? text : payload(longest);
  };
  const messages = packed(payloads);
  const [firstMessage = ""] = messages;
  const answer = firstMessage.slice(0, 900);
  const receiver = await startReceiver();
  receiver.answers((_request, response) => response.writeHead(500).end(answer));
  const office = await startPractice({ WEBHOOK_URL: receiver.url });
  const { session } = await openOwnerAccount(office, "en");
  const ask = <Each extends Operation>(operation: Each, input: InputOf<Each>) =>
    call(office.url, operation, input, session.access_token);
  const send = async (path: string, body: object) => {
    const { status } = await postJson(office.url + path, body);
    expect(status).toBe(200);
  };

  const visit = { landingPage: `/${payload()}`, referrerHost: payload(), utm: { utm_source: payload() } };
  for (const [number, message] of messages.entries()) {
    const person = { firstName: payload(), lastName: payload(), phone: payload(40) };
    const formData = { ...person, email: `p${number}@example.com`, service: "tax", message };
    const page = `/contact/${payload()}`;
    await send("/functions/v1/send-contact-message", { formData, locale: "en", page, visit });
  }
  const spam = payload();
  await send("/functions/v1/send-hero-consultation", {
    formData: { name: spam, email: "spam@example.com", service: "bookkeeping", website: "x" },
  });
  const day = (ahead: number) => new Date(Date.now() + days(ahead)).toISOString().slice(0, 10);
  const query = `service=consultation&from=${day(2)}&to=${day(16)}&tz=America/Chicago`;
  const { slots } = (await (await fetch(`${office.url}/booking/v1/slots?${query}`)).json()) as {
    slots: { start: string }[];
  };
  const start = slots[0]?.start ?? "";
  const bookedDay = start.slice(0, 10);
  const booker = payload();
  await send("/booking/v1/appointments", {
    service: "consultation",
    start,
    name: booker,
    phone: "972 555 0100",
    tz: "America/Chicago",
    email: "booker@example.com",
    comments: answer,
    locale: "en",
  });
  const note = payload();
  await ask(addClosure, { from: `${bookedDay}T16:00`, to: `${bookedDay}T17:00`, typeIds: null, note });

  const added = payload();
  const { id: addedId } = await ask(addPerson, {
    name: added,
    email: "added@example.com",
    phone: "214 555 0188",
    request: firstMessage,
    writes: "en",
    speaks: "en",
    source: "call",
    consent: true,
  });
  const nextStep = payload();
  const changes = {
    nextStep: { from: null, to: nextStep },
    nextStepAt: { from: null, to: "2026-01-05T15:00:00.000Z" },
  };
  await ask(changePerson, { id: addedId, changes });
  await ask(logTouch, { id: addedId, kind: "note", body: firstMessage });
  const subject = payload();
  const body = payload();
  await ask(sendLetter, { id: addedId, locale: "en", subject, body, seen: null });
  const title = payload(80);
  const template = {
    channel: "mail",
    title: { en: title, es: title },
    subject: { en: payload(), es: payload() },
    body: { en: body, es: body },
  } as const;
  await ask(addTemplate, template);
  await ask(proposeTemplate, template);
  const endpoint = payload(60);
  await ask(addEndpoint, { name: endpoint, url: `${receiver.url}?${payload()}`, fields: ["name"] });
  const colleague = payload(60);
  const account = {
    name: colleague,
    email: "ana@practice.example",
    role: "front-desk",
    locale: "es",
  } as const;
  await openColleagueAccount(office, session, account);
  await addSession(office, randomUUID(), payload());
  const end = async () => {
    await office.end();
    await receiver.stop();
  };
  return {
    office,
    session,
    ask,
    payload,
    end,
    messages,
    spam,
    booker,
    bookedDay,
    note,
    added,
    addedId,
    nextStep,
    subject,
    body,
    title,
    endpoint,
    colleague,
    lines: answer.split("\n"),
  };
}
