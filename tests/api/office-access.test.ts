import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { callAs, expectEnds, expectRoles, guarded, oneOfEachContract } from "./expect-office-access.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

/** A session is found by one query on each database; `npm run soak` asks for all operations on Postgres too. */
const asked = ({ env }: TestApp) => (env.databaseUrl ? oneOfEachContract : guarded);

describeOnBoth("every operation of the office", (open) => {
  test("answers the roles of its contract, at its assurance, and nobody else", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await expectRoles(app, asked(app));
  });

  test("refuses a session from the moment on at which it, its role or its account ends", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await expectEnds(app, asked(app));
  });
});

test("a command that wants a fresh factor is answered again after a new code", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off", GOTRUE_JWT_EXP: "86400" } });
  const { token } = await signedInStaff(app);
  const codes = () => callOffice(app, "/me/recovery-codes", { token, body: {} });
  app.advance(minutes(8));
  await callOffice(app, "/activity", { token, body: {} });
  app.advance(minutes(7));
  const { json } = await codes();
  app.advance(1);
  expect((await codes()).json).toMatchObject({ code: "step-up-required" });
  const [code] = json.codes as string[];
  expect((await callOffice(app, "/recovery-code", { token, body: { code } })).status).toBe(200);
  expect((await codes()).status).toBe(200);
  await app.end();
});

test("a missing or broken token is refused by every operation, and says what to do in its code", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const { token } = await signedInStaff(app);
  const [head, body, signature] = token.split(".");
  const broken = ["", "x", `${head}.${body}.`, `${head}.${body}.${signature?.slice(2)}`, `${token}x`];
  for (const operation of guarded) {
    for (const each of [undefined, ...broken]) {
      const { status, json } = await callAs(app, operation, each);
      expect([operation.name, status, json.code]).toEqual([operation.name, 401, "token-invalid"]);
    }
  }
  await app.end();
});

test("a session that stood idle too long is over, and one that is used is not", async () => {
  const app = await startApp({ settings: { GOTRUE_JWT_EXP: "86400" } });
  const { token } = await signedInStaff(app);
  for (let round = 0; round < 4; round += 1) {
    app.advance(minutes(10));
    expect((await callOffice(app, "/activity", { token, body: {} })).status).toBe(200);
  }
  app.advance(minutes(16));
  expect((await callOffice(app, "/session", { token })).json).toMatchObject({ code: "session-over" });
  const { token: other } = await signedInStaff(app);
  for (let round = 0; round < 72; round += 1) {
    app.advance(minutes(10));
    await callOffice(app, "/activity", { token: other, body: {} });
  }
  app.advance(minutes(1));
  expect((await callOffice(app, "/session", { token: other })).json).toMatchObject({ code: "session-over" });
  await app.end();
});

test("a body that is no UTF-8 is refused like one that is no JSON, and changes nothing", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const make = (body?: BodyInit) =>
    fetch(`${app.url}/office/api/me/recovery-codes`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body }),
    });
  const codes = () => app.db.selectFrom("recovery_codes").select("code_hash").orderBy("code_hash").execute();
  expect((await make()).status).toBe(200);
  const made = await codes();
  for (const body of [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "{oops"])
    expect((await make(body)).status).toBe(400);
  expect(await codes()).toEqual(made);
  await app.end();
});

test("an address that is no operation says so as JSON and tells nothing else", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const answer = await callOffice(app, "/nothing", { token });
  expect([answer.status, answer.json.code, answer.headers.get("cache-control")]).toEqual([
    404,
    "not-found",
    "no-store",
  ]);
  await app.end();
});
