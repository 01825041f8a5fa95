import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { postJson } from "../post-json.ts";
import { describeOnBoth, race, startApp, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword } from "./auth-calls.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const json = async (answer: Promise<Response>) => (await answer).json();
const demotion = { from: "owner", role: "preparer" };
type Member = { id: string; email: string; role: string; state: string; name: string };

async function listed(app: TestApp, token: string): Promise<Member[]> {
  const { json } = await callOffice(app, "/staff", { token });
  return json.staff as Member[];
}

describeOnBoth("the owner's list of staff", (open) => {
  test("stands whatever a member puts into their own metadata, and so does that member's sign-in", async () => {
    const app = await open();
    const { token } = await signedInStaff(app);
    const member = await signedInStaff(app, { role: "front-desk", aal: "aal1" });
    const put = async (data: object) => {
      const headers = { authorization: `Bearer ${member.token}`, "content-type": "application/json" };
      const body = JSON.stringify({ data });
      return (await fetch(`${app.url}/auth/v1/user`, { method: "PUT", headers, body })).status;
    };
    const nameShown = async () => (await listed(app, token)).find(({ id }) => id === member.user.id)?.name;
    for (const name of [{ toString: "x" }, ["Olga"], "x".repeat(3000)]) {
      expect(await put({ name })).toBe(200);
      expect(await nameShown()).toBe("");
    }
    expect(await put({ name: "Olga\r\n Prueba" })).toBe(200);
    expect(await nameShown()).toBe("Olga Prueba");
    expect([await put({ one: "ñ".repeat(1900) }), await put({ other: "x".repeat(1000) })]).toEqual([
      200, 400,
    ]);
    const { access_token } = await json(
      postJson(`${app.url}/auth/v1/token?grant_type=password`, {
        email: member.email,
        password: samplePassword,
      }),
    );
    expect((await callOffice(app, "/session", { token: access_token })).status).toBe(200);
  });

  test("invites, changes the role of, bans and removes a member, each with its audit row", async () => {
    const app = await open();
    const { token, user } = await signedInStaff(app);
    app.advance(1);
    const ana = { email: "Ana@Example.com", name: "Ana", role: "front-desk", locale: "es" };
    expect((await callOffice(app, "/staff", { token, body: ana })).status).toBe(200);
    const [, invited] = await listed(app, token);
    expect(invited).toMatchObject({
      email: "ana@example.com",
      name: "Ana",
      role: "front-desk",
      state: "invited",
    });
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(["auth-invite"]);
    const act = (action: string, body = {}) =>
      callOffice(app, `/staff/${invited?.id}/${action}`, { token, body });
    expect((await act("invite-again")).json).toMatchObject({ code: "rate-limited" });
    app.advance(minutes(2));
    expect((await act("invite-again")).status).toBe(200);
    const changeRole = (from: string, role: string) => act("role", { from, role });
    expect((await changeRole("front-desk", "preparer")).status).toBe(200);
    expect((await changeRole("front-desk", "owner")).json.code).toBe("state-changed");
    expect((await changeRole("preparer", "boss")).json).toMatchObject({ field: "role" });
    expect((await act("ban")).status).toBe(200);
    expect((await listed(app, token))[1]).toMatchObject({ role: "preparer", state: "banned" });
    expect((await act("unban")).status).toBe(200);
    expect((await act("reset-mfa")).status).toBe(200);
    expect((await app.outbox()).map(({ kind }) => kind)).toContain("auth-notice-factor-reset");
    expect((await act("remove")).status).toBe(200);
    expect((await act("remove")).json).toMatchObject({ code: "not-found" });
    expect(await listed(app, token)).toHaveLength(1);
    const rows = await app.db.selectFrom("audit").selectAll().orderBy("id").execute();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      "factors_reset",
      "user_banned",
      "user_deleted",
      "user_invited",
      "user_invited",
      "user_role_changed",
      "user_unbanned",
    ]);
    expect(rows.every(({ actor_id, details }) => actor_id === user.id && !details.includes("@"))).toBe(true);
  });

  test("keeps an owner: one cannot act on the own account, and two cannot end each other at once", async () => {
    const app = await open();
    const one = await signedInStaff(app);
    const self = await callOffice(app, `/staff/${one.user.id}/ban`, { token: one.token, body: {} });
    expect(self.json).toMatchObject({ code: "own-account" });
    const two = await signedInStaff(app);
    const answers = await Promise.all([
      callOffice(app, `/staff/${two.user.id}/role`, { token: one.token, body: demotion }),
      callOffice(app, `/staff/${one.user.id}/ban`, { token: two.token, body: {} }),
    ]);
    const ok = answers.filter(({ status }) => status === 200);
    expect(ok).toHaveLength(1);
    const left = await app.db.selectFrom("users").selectAll().execute();
    const owners = left.filter(
      ({ app_metadata: metadata, banned_until: until }) => metadata.includes('"owner"') && !until,
    );
    expect(owners).toHaveLength(1);
  });

  test("is changed by one call after another: who was ended meanwhile ends nobody, and twenty removals are one", async () => {
    const app = await open(race);
    const [one, two, third] = [await signedInStaff(app), await signedInStaff(app), await signedInStaff(app)];
    const answers = await Promise.all([
      callOffice(app, `/staff/${two.user.id}/role`, { token: one.token, body: demotion }),
      callOffice(app, `/staff/${one.user.id}/ban`, { token: two.token, body: {} }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { user } = await signedInStaff(app, { role: "preparer" });
    const remove = () => callOffice(app, `/staff/${user.id}/remove`, { token: third.token, body: {} });
    const removals = await Promise.all(Array.from({ length: 20 }, remove));
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.db.selectFrom("audit").select("action").execute();
    expect(rows.filter(({ action }) => action === "user_deleted")).toHaveLength(1);
  });

  test("resets the second factor of one member three times an hour, each with its letter", async () => {
    const app = await open(race);
    const { token } = await signedInStaff(app);
    const { user } = await signedInStaff(app, { role: "preparer" });
    const again = await callOffice(app, `/staff/${user.id}/invite-again`, { token, body: {} });
    expect(again.json).toMatchObject({ code: "state-changed" });
    const reset = () => callOffice(app, `/staff/${user.id}/reset-mfa`, { token, body: {} });
    const answers = await Promise.all(Array.from({ length: 20 }, reset));
    for (let count = 0; count < 5; count += 1) answers.push(await reset());
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(3);
    expect(new Set(refused.map(({ json }) => json.code))).toEqual(new Set(["rate-limited"]));
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(Array(3).fill("auth-notice-factor-reset"));
  });

  test("comes a page at a time, each member once", async () => {
    const app = await open();
    const { token } = await signedInStaff(app);
    for (let count = 0; count < 60; count += 1) {
      const staff = { email: `s${count}@example.com`, name: "S", role: "preparer", locale: "en" };
      await callOffice(app, "/staff", { token, body: staff });
      app.advance(count % 2);
    }
    const first = await callOffice(app, "/staff", { token });
    const next = encodeURIComponent(String(first.json.next));
    const second = await callOffice(app, `/staff?after=${next}`, { token });
    const emails = [first, second].flatMap(({ json }) => (json.staff as Member[]).map(({ email }) => email));
    expect([emails.length, new Set(emails).size, second.json.next]).toEqual([61, 61, null]);
  });
});

test("an address that has an account cannot be invited", async () => {
  const app = await startApp();
  const { token, email } = await signedInStaff(app);
  const again = await callOffice(app, "/staff", {
    token,
    body: { email, name: "X", role: "owner", locale: "en" },
  });
  expect(again).toMatchObject({ status: 409, json: { code: "email-taken", field: "email" } });
  await app.end();
});

test("an owner sends a hundred invitations an hour, the repeated ones among them", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const invite = (name: string) => {
    const body = { email: `${name}@example.com`, name, role: "preparer", locale: "en" };
    return callOffice(app, "/staff", { token, body });
  };
  for (let count = 0; count < 99; count += 1) expect((await invite(`n${count}`)).status).toBe(200);
  app.advance(minutes(2));
  const [first, second] = (await listed(app, token)).filter(({ state }) => state === "invited");
  const again = (member?: Member) =>
    callOffice(app, `/staff/${member?.id}/invite-again`, { token, body: {} });
  expect((await again(first)).status).toBe(200);
  expect((await again(second)).json).toMatchObject({ code: "rate-limited" });
  expect((await invite("late")).json).toMatchObject({ code: "rate-limited" });
  expect(await app.outbox()).toHaveLength(100);
  await app.end();
});

test("an invitation that the mailbox cannot take is not told as sent", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const body = { email: "ana@example.com", name: "Ana", role: "preparer", locale: "en" };
  await callOffice(app, "/staff", { token, body });
  for (let turn = 0; turn < 10; turn += 1) {
    app.advance(seconds(61));
    await callAuth(app, "POST /recover", { body: { email: body.email } });
  }
  const ana = (await listed(app, token)).find(({ email }) => email === body.email);
  expect((await callOffice(app, `/staff/${ana?.id}/invite-again`, { token, body: {} })).json).toMatchObject({
    code: "rate-limited",
  });
  await app.end();
});
