import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { endOwnSession } from "#domain/office/account-operations.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { type InputOf, type Operation, officeApiPath, requestOf } from "#domain/office/operation.ts";
import {
  banStaff,
  changeStaffRole,
  inviteStaff,
  inviteStaffAgain,
  removeStaff,
  resetStaffFactor,
  unbanStaff,
} from "#domain/office/staff-operations.ts";
import { describeOnBoth, race, startApp, type TestApp } from "../start-app.ts";
import { insertPeople } from "./desk-commands.ts";
import { callOffice, openSession, signedInStaff } from "./office-staff.ts";
import { atWork } from "./staff-at-work.ts";

const key = "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a";

describeOnBoth("a command of the office with a key", (open) => {
  const note = async (app: TestApp, token: string, id: string, body = "called twice") => {
    const request = requestOf(logTouch, { id, kind: "note", body });
    const { status, json } = await callOffice(app, request.path.slice(officeApiPath.length), {
      token,
      body: JSON.parse(request.body ?? "{}"),
      headers: { "idempotency-key": key },
    });
    return { status, json };
  };
  const countOf = async (app: TestApp) => ({
    notes: (await app.db.selectFrom("touches").select("id").execute()).length,
    audit: (await app.db.selectFrom("audit").where("action", "=", "log-touch").select("id").execute()).length,
  });

  test("is done once, at once or again, in another session too, and answered alike", async () => {
    const app = await open(race);
    const [id = ""] = await insertPeople(app.db, 1);
    const { token, user } = await signedInStaff(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => note(app, token, id)));
    answers.push(await note(app, (await openSession(app, user)).token, id));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countOf(app)).toEqual({ notes: 1, audit: 1 });
  });

  test("is refused with another body or for another command, at once too; another person's is theirs", async () => {
    const app = await open(race);
    const [id = ""] = await insertPeople(app.db, 1);
    const { token } = await signedInStaff(app);
    const answers = await Promise.all(["one", "two"].map((body) => note(app, token, id, body)));
    expect(answers.map(({ status, json }) => [status, json.code]).sort()).toEqual([
      [200, undefined],
      [409, "key-conflict"],
    ]);
    const body = { id, kind: "copy", note: "" };
    const other = await callOffice(app, `/people/${id}/ask`, {
      token,
      body,
      headers: { "idempotency-key": key },
    });
    expect([other.status, other.json.code]).toEqual([409, "key-conflict"]);
    const colleague = await signedInStaff(app);
    expect((await note(app, colleague.token, id, "three")).status).toBe(200);
    expect(await countOf(app)).toEqual({ notes: 2, audit: 2 });
  });

  test("that was refused may be used again", async () => {
    const app = await open();
    const [id = ""] = await insertPeople(app.db, 1);
    const { token } = await signedInStaff(app);
    expect((await note(app, token, "3f9d8a52-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await note(app, token, id)).status).toBe(200);
    expect(await countOf(app)).toEqual({ notes: 1, audit: 1 });
  });
});

test("a change of the staff that is asked for again with its key is done once, with its mail", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  const once = async <Each extends Operation>(operation: Each, input: InputOf<Each>) => {
    const repeated = randomUUID();
    const answers = [await owner.ask(operation, input, repeated)];
    // Beyond the shortest time between two mails.
    app.advance(minutes(1.5));
    expect([...answers, await owner.ask(operation, input, repeated)]).toEqual([{}, {}]);
    return repeated;
  };
  await once(inviteStaff, { email: "eva@example.com", name: "Eva", role: "preparer", locale: "es" });
  const { id } = await app.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "eva@example.com")
    .executeTakeFirstOrThrow();
  for (const operation of [inviteStaffAgain, resetStaffFactor, banStaff]) await once(operation, { id });
  const used = await once(unbanStaff, { id });
  expect(await owner.ask(banStaff, { id }, used)).toMatchObject({ code: "key-conflict" });
  await once(changeStaffRole, { id, from: "preparer", role: "front-desk" });
  await once(removeStaff, { id });
  await once(endOwnSession, { id: (await openSession(app, owner.user)).session.id });
  expect((await app.outbox()).map(({ kind }) => kind)).toEqual([
    "auth-invite",
    "auth-invite",
    "auth-notice-factor-reset",
  ]);
  const actions = (await app.db.selectFrom("audit").select("action").execute()).map(({ action }) => action);
  expect(actions).toHaveLength(8);
});
