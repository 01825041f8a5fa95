import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addDays } from "#domain/deadlines/local-day.ts";
import { reportActivity } from "#domain/office/account-operations.ts";
import { sendLetter } from "#domain/office/answer-operations.ts";
import { verifyAudit } from "#domain/office/audit-operations.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { fixAddress, retryDelivery } from "#domain/office/delivery-operations.ts";
import { envEndpointId, testEndpoint } from "#domain/office/endpoint-operations.ts";
import { officeOperations } from "#domain/office/office-operations.ts";
import { officeApiPath } from "#domain/office/operation.ts";
import { exportPeople } from "#domain/office/people-list-operations.ts";
import { inviteStaff } from "#domain/office/staff-operations.ts";
import { exportSubscribers } from "#domain/office/subscriber-operations.ts";
import { previewWebsite, publishWebsite, rollBackWebsite } from "#domain/office/website-operations.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { openBareApp } from "../bare-app.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { ana } from "./appointment-calls.ts";
import { callOffice, callOperation, signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";

/** Mounted behind the check of their caller, who is counted. */
const operationPaths = new Set(officeOperations.map(({ path }) => officeApiPath + path));
const byAddress = {
  // The form functions, mounted for all methods.
  address: ["/functions/v1/:name"],
  "booking-try": ["POST /booking/v1/appointments"],
  change: ["POST /appointments/:token{[\\w-]+}", "POST /es/appointments/:token{[\\w-]+}"],
  plan: ["POST /plan.pdf"],
  "auth-mail": [
    ...["signup", "otp", "magiclink", "recover", "resend", "invite"].map((name) => `POST /auth/v1/${name}`),
    "PUT /auth/v1/user",
  ],
  "auth-token": ["POST /auth/v1/token"],
  "auth-verify": ["POST /auth/v1/verify"],
  "auth-challenge": ["POST /auth/v1/factors/:id/challenge"],
  "auth-factor": ["POST /auth/v1/factors", "POST /auth/v1/factors/:id/verify"],
};
// These cost a look-up by a secret, and a page that is made in the queue of pages; what they change is limited apart.
const queued = [
  "/appointments",
  "/es/appointments",
  ...["/newsletter/confirm", "/newsletter/unsubscribe"].flatMap((path) => [path, `/es${path}`]),
].map((path) => `POST ${path}`);
// These set a cookie and look nothing up.
const constant = ["POST /office/api/preview", "POST /office/api/preview/end"];
const signedIn = [
  "POST /auth/v1/logout",
  "DELETE /auth/v1/factors/:id",
  "DELETE /auth/v1/user/identities/:id",
  "POST /auth/v1/admin/users",
  "PUT /auth/v1/admin/users/:id",
  "DELETE /auth/v1/admin/users/:id",
  "DELETE /auth/v1/admin/users/:id/factors/:factor",
  "POST /auth/v1/admin/generate_link",
];

test("every call that does more than read has a limit, a queue or a person who is signed in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-routes-"));
  const env = readEnv({ DATA_DIR: folder });
  const { app, db } = await openBareApp({ env, now: () => new Date(), log: createLogger() });
  const calls = app.routes
    .filter(({ method, path }) => !["GET", "ALL"].includes(method) && !operationPaths.has(path))
    .map(({ method, path }) => `${method} ${path}`);
  const known = [...Object.values(byAddress).flat(), ...queued, ...constant, ...signedIn];
  expect([...new Set(calls)].toSorted()).toEqual(known.filter((each) => each.includes(" ")).toSorted());
  await db.destroy();
});

test("each limit by client address ends a flood, on every call that it counts", async () => {
  const app = await startApp();
  const json = { "content-type": "application/json" };
  const call = async (route: string, body: object) => {
    const [method = "", path = ""] = route.split(" ");
    const url = app.url + path.replace(/:token\{.*\}/, "unknown").replace(":id", "unknown");
    const answer = await fetch(url, { method, headers: json, body: JSON.stringify(body) });
    const code = /"error_code":"(\w+)"/.exec(await answer.text())?.[1];
    return { status: answer.status, code, retryAfter: Number(answer.headers.get("retry-after")) };
  };
  const floods: [name: keyof typeof byAddress, most: number, window: number, body: object][] = [
    ["booking-try", 60, 600, { ...ana, start: "2026-11-21T09:00:00-06:00", locale: "en" }],
    ["change", 20, 3600, { formData: { action: "cancel" } }],
    ["auth-mail", 30, 300, {}],
    ["auth-token", 150, 300, {}],
    ["auth-verify", 30, 300, {}],
    ["auth-challenge", 15, 60, {}],
    ["auth-factor", 15, 60, {}],
  ];
  for (const [name, most, window, body] of floods) {
    const code = name.startsWith("auth-") && { code: "over_request_rate_limit" };
    const [first = "", ...others] = byAddress[name];
    const answers = await Promise.all(Array.from({ length: most }, () => call(first, body)));
    expect([name, answers.filter(({ status }) => status === 429)]).toEqual([name, []]);
    for (const route of [first, ...others]) {
      expect([route, await call(route, body)]).toMatchObject([
        route,
        { status: 429, retryAfter: window, ...code },
      ]);
    }
  }
  await app.end();
});

test("a newsletter link that is pressed again and again tells the screens of nothing, and its language has a limit", async () => {
  const app = await startApp();
  await app.post("subscribe-newsletter", { formData: { email: "ana@example.com" }, locale: "en" });
  const { id } = await app.db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
  const flood = async (...paths: string[]) => {
    const posts = Array.from({ length: 60 }, (_, turn) => `${paths[turn % paths.length]}?token=${id}`);
    const statuses: number[] = [];
    for (const path of posts) statuses.push((await fetch(app.url + path, { method: "POST" })).status);
    return [200, 429].map((wanted) => statuses.filter((status) => status === wanted).length);
  };
  const changes = app.db.selectFrom("changes").select("seq").where("topic", "=", "newsletter");
  const signals = async () => (await changes.execute()).length;
  const before = await signals();
  expect(await flood("/newsletter/confirm")).toEqual([60, 0]);
  expect(await signals()).toBe(before + 1);
  // Those into the language that it has change nothing.
  expect(await flood("/es/newsletter/confirm", "/newsletter/confirm")).toEqual([40, 20]);
  expect(await signals()).toBe(before + 21);
  expect(await flood("/newsletter/unsubscribe", "/es/newsletter/unsubscribe")).toEqual([60, 0]);
  expect(await signals()).toBe(before + 22);
  await app.end();
});

test("one person's flood of office commands ends, and holds up no colleague", async () => {
  const settings = { WEBHOOK_URL: "http://127.0.0.1:9/hook", WEBHOOK_ALLOW_PRIVATE: "1" };
  const app = await startApp({ settings });
  const { token } = await signedInStaff(app);
  const colleague = await signedInStaff(app);
  const ask = (who: string) => callOffice(app, reportActivity.path, { token: who, body: {} });
  const answers = await Promise.all(Array.from({ length: 320 }, () => ask(token)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await ask(token)).headers.get("retry-after")).toBe("10");
  expect((await ask(colleague.token)).status).toBe(200);
  app.advance(10_000);
  expect((await ask(token)).status).toBe(200);

  const invited = { email: "new@example.com", name: "Nuevo", role: "front-desk", locale: "es" };
  await callOperation(app, inviteStaff, invited, token);
  const tests = await countRefused(app, 21, () => [testEndpoint, { id: envEndpointId }]);
  const mail = app.db.selectFrom("outbox").select("id").where("channel", "=", "mail");
  const { id } = await mail.executeTakeFirstOrThrow();
  const retries = await countRefused(app, 61, () => [retryDelivery, { id }]);
  await app.post("send-hero-consultation", { formData: hero });
  const { id: confirmation } = await mail.where("kind", "=", "lead-confirmation").executeTakeFirstOrThrow();
  const addressOf = (turn: number) => (turn < 0 ? hero.email : `fixed${turn}@example.com`);
  const fixes = await countRefused(app, 61, (turn) => [
    fixAddress,
    { id: confirmation, from: addressOf(turn - 1), to: addressOf(turn) },
  ]);
  const closures = await countRefused(app, 61, (turn) => {
    const day = addDays("2026-11-24", turn);
    return [addClosure, { from: `${day}T12:00`, to: `${day}T13:00`, typeIds: null }];
  });
  expect([tests, retries, fixes, closures]).toEqual([1, 1, 1, 1]);
  for (let number = 0; number < 13; number += 1)
    await app.post("send-hero-consultation", { formData: { ...hero, email: `p${number}@example.com` } });
  const people = await app.db.selectFrom("people").select("id").execute();
  const text = { locale: "es", subject: "Sus impuestos", body: "Hola", seen: null };
  const letters = await countRefused(app, 121, (turn) => [
    sendLetter,
    { ...text, id: people[turn % people.length]?.id },
  ]);
  // With nothing to show, so that none is built.
  const previews = await countRefused(app, 61, () => [previewWebsite, {}], "not-publishable");
  const publishes = await countRefused(app, 61, () => [publishWebsite, {}], "not-publishable");
  const rollBacks = await countRefused(app, 61, () => [rollBackWebsite, { id }], "not-found");
  const lists = await countRefused(app, 11, () => [exportPeople, {}]);
  const subscribers = await countRefused(app, 11, () => [exportSubscribers, {}]);
  const checks = await countRefused(app, 21, () => [verifyAudit, {}]);
  expect([letters, previews, publishes, rollBacks, lists, subscribers, checks]).toEqual(Array(7).fill(1));
  await app.end();
});

async function countRefused(
  app: TestApp,
  calls: number,
  make: (turn: number) => [Parameters<typeof callOperation>[1], object],
  expected?: string,
): Promise<number> {
  const { token } = await signedInStaff(app);
  let refused = 0;
  for (let turn = 0; turn < calls; turn += 1) {
    const { code } = await callOperation(app, ...make(turn), token);
    if (code === "rate-limited") refused += 1;
    else expect(code).toBe(expected);
  }
  return refused;
}
