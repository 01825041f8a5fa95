import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { insertFactor } from "#server/auth/factor-rows.ts";
import { openKeys } from "#server/auth/keys.ts";
import { sendAddressNotice, sendNotice } from "#server/auth/notices.ts";
import { sendOneTimeMail } from "#server/auth/one-time-tokens.ts";
import type { AuthOptions } from "#server/auth/options.ts";
import type { User } from "#server/auth/user-rows.ts";
import { outbox } from "../../scripts/outbox.ts";
import { runHere } from "../run-here.ts";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";
import { callAuth, serviceKey } from "./auth-calls.ts";
import { mailedToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { type MailServer, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { readAuthMail } from "./read-auth-mail.ts";

let mail: MailServer;
let app: TestApp;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    settings: {
      SMTP_URL: mail.url,
      RATE_LIMITS: "off",
      GOTRUE_DISABLE_SIGNUP: "false",
      GOTRUE_SMTP_MAX_FREQUENCY: "0s",
    },
  });
});
afterAll(async () => {
  await app.end();
  await mail.stop();
});

const options = () => ({ ...app, keys: openKeys(app.env, app.now) }) as unknown as AuthOptions;

/** Runs what enqueues one mail, and resolves with the mail, in which no name of a value is left. */
async function mailed(work: () => Promise<unknown>) {
  const place = mail.accepted.length;
  await work();
  app.wakeOutbox();
  const letter = await readAuthMail(mail, place);
  expect(`${letter.html}${letter.text}`).not.toMatch(/\{\w+\}|undefined|\[object/);
  return letter;
}
type Kind = Parameters<typeof sendOneTimeMail>[1]["kind"];
const enqueue = (user: User, kind: Kind, sent_to = user.email ?? "") =>
  app.db.transaction().execute((tx) => sendOneTimeMail(tx, { user_id: user.id, kind, sent_to }, options()));
const send = (user: User, kind: Kind, to?: string) => mailed(() => enqueue(user, kind, to));

const kinds = [
  ["confirmation", "signup", "Confirm your email address", "Confirme su correo electrónico"],
  ["recovery", "recovery", "Choose a new password", "Elija una contraseña nueva"],
  ["magiclink", "magiclink", "Your sign-in link", "Su enlace para iniciar sesión"],
  ["invite", "invite", "Your invitation to the office", "Su invitación a la oficina"],
] as const;

test.each([0, 1])("each link and code comes in the person's language (%i) and works", async (place) => {
  const locale = place === 0 ? "en" : "es";
  const email = `person-${locale}@example.com`;
  const user = await insertAccount(app, { email, data: { locale } });
  for (const [kind, type, ...subjects] of kinds) {
    const letter = await send(user, kind);
    expect(letter.to).toEqual([email]);
    expect(letter.subject).toBe(`${subjects[place]} – Ventanilla Tax & Business`);
    expect(letter.link).toBe(`${siteUrl}/office/link#type=${type}&token_hash=${letter.token}`);
    expect(letter.html).toContain(`href="${letter.link.replace("&", "&amp;")}"`);
    expect(letter.code).toMatch(kind === "invite" ? /^$/ : /^\d{6}$/);
    expect(letter.text).toContain(
      locale === "en" ? "The link works once, until " : "El enlace sirve una sola vez, hasta el ",
    );
    expect(letter.raw).toMatch(new RegExp(`^Content-Language: ${locale}`, "m"));
    const stored = await Promise.all([
      app.outbox(),
      app.db.selectFrom("one_time_tokens").selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(letter.token);
    const body = kind === "invite" ? { token_hash: letter.token } : { token: letter.code, email };
    expect((await callAuth(app, "POST /verify", { body: { type, ...body } })).status).toBe(200);
  }
  const code = await send(user, "reauthentication");
  expect([code.link, code.subject.split(" – ")[0]]).toEqual([
    "",
    locale === "en" ? "Your security code" : "Su código de seguridad",
  ]);
  expect(code.code).toMatch(/^\d{6}$/);
});

test("a change of address asks both, and tells the one before", async () => {
  const user = await insertAccount(app, { email: "before@example.com" });
  const changing = { new_email: "after@example.com" };
  await app.db.updateTable("users").set(changing).where("id", "=", user.id).execute();
  const current = await send(user, "email_change_current");
  expect(current.to).toEqual(["before@example.com"]);
  expect(current.text).toContain("after@example.com");
  const next = await send(user, "email_change_new", "after@example.com");
  expect(next.to).toEqual(["after@example.com"]);
  expect(next.text).not.toContain("before@example.com");
  await callAuth(app, "POST /verify", { body: { type: "email_change", token_hash: current.token } });
  const notice = await mailed(() =>
    callAuth(app, "POST /verify", { body: { type: "email_change", token_hash: next.token } }),
  );
  expect([notice.to, notice.subject.split(" – ")[0]]).toEqual([
    ["before@example.com"],
    "The email address of your account was changed",
  ]);
  expect(notice.text).toContain("(972) 555-0142");
  await sendAddressNotice(app.db, { ...user, email: null }, options());
});

test.each([
  ["en", "auth-new-sign-in", "New sign-in to your account"],
  ["es", "auth-new-sign-in", "Nuevo inicio de sesión en su cuenta"],
  ["es", "auth-notice-password", "Se cambió su contraseña"],
  ["en", "auth-notice-factor-removed", "An authenticator app was removed"],
  ["es", "auth-notice-recovery-code", "Se usó un código de recuperación"],
] as const)("a notice in %s of %s says what was done, when and from where", async (locale, kind, subject) => {
  const user = await insertAccount(app, { email: `${kind}-${locale}@example.com`, data: { locale } });
  const caller = { ipAddress: "203.0.113.7", userAgent: "", requestId: "" };
  const auditId = await writeAudit(app.db, { action: "login", actorId: user.id }, caller, app.now());
  const letter = await mailed(() => sendNotice(app.db, kind, auditId, user, options()));
  expect(letter.subject).toContain(subject);
  expect(letter.text).toContain("203.0.113.7");
  expect(letter.text).toContain(
    locale === "en"
      ? "Friday, November 20, 9:00 AM CST"
      : "viernes 20 de noviembre a las 9:00\u00a0a.\u00a0m. (CST)",
  );
  expect(letter.text).toContain(`${siteUrl}/office/forgot-password`);
});

test.each([
  ["en", "Someone who manages the office removed an authenticator app", "If you didn't ask for this"],
  ["es", "Alguien que administra la oficina quitó una aplicación", "Si usted no lo pidió"],
] as const)(
  "a notice in %s of a factor that an administrator removed says whom to ask, and not where that person sat",
  async (locale, text, otherwise) => {
    const user = await insertAccount(app, { email: `reset-${locale}@example.com`, data: { locale } });
    const factor = { user_id: user.id, friendly_name: "", sealed_secret: "" };
    const { id } = await insertFactor(app.db, factor, app.now());
    await app.db.updateTable("factors").set({ status: "verified" }).where("id", "=", id).execute();
    const token = await serviceKey(app);
    const line = `DELETE /admin/users/${user.id}/factors/${id}`;
    const letter = await mailed(() => callAuth(app, line, { token }));
    expect(letter.to).toEqual([user.email]);
    for (const part of [text, otherwise, "(972) 555-0142"]) expect(letter.text).toContain(part);
    expect(letter.text).not.toContain("127.0.0.1");
  },
);

test("nothing that a stranger typed reaches a mail or its headers", async () => {
  const evil = "<img src=x onerror=alert(1)> buy at https://evil.example\r\nBcc: victim@example.com";
  const email = "stranger@example.com";
  const data = { name: evil, full_name: evil, locale: evil, email: "victim@example.com" };
  const letter = await mailed(() => callAuth(app, "POST /otp", { body: { email, data } }));
  expect(letter.to).toEqual([email]);
  expect(letter.raw).not.toMatch(/evil\.example|victim|onerror/);
  const odd = await callAuth(app, "POST /otp", {
    body: { email: "a@b.example>\r\nBcc: victim@example.com" },
  });
  expect(odd.status).toBe(400);
});

test("a mail whose link was used, replaced or is too old is held", async () => {
  const user = await insertAccount(app, { email: "late@example.com" });
  mail.answers(450);
  expect(await enqueue(user, "recovery")).toBe(true);
  const { id: refId } = await mailedToken(app, "recovery", user.id);
  const readRow = () =>
    app.db.selectFrom("outbox").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
  const waiting = async () => {
    const { state, attempts } = await readRow();
    return [state, attempts];
  };
  await soon(waiting).toEqual(["queued", 1]);
  mail.answers(250);
  const settings = { DATA_DIR: app.folder, SITE_URL: siteUrl, NOW: app.now().toISOString() };
  const { id } = await readRow();
  const show = () => runHere(outbox, ["show", id], settings);
  // Whoever may read the key file may sign anybody in anyway.
  expect((await show()).stdout).toContain("/office/link#type=recovery&token_hash=");
  await app.db.deleteFrom("one_time_tokens").execute();
  app.advance(minutes(5));
  app.wakeOutbox();
  await soon(async () => (await readRow()).state).toBe("held");
  expect((await show()).stderr).toContain("was used, replaced or has expired");
});
