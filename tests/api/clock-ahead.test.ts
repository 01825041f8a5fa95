import { expect, onTestFinished, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import type { AuthOptions } from "#server/auth/options.ts";
import { checkMailInterval, checkMailRate, countMail } from "#server/auth/sign-in-limits.ts";
import { readSetting } from "#server/base/db/setting-rows.ts";
import { createLogger } from "#server/base/logger.ts";
import { startHousekeeping } from "#server/cleanup.ts";
import { countAgainst } from "#server/http/rate-limits.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { startErasures } from "#server/safeguards/erase-on-request.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { answerChallenge, codeAt, longIdle, openSignUp, signIn, signUpWithFactor } from "./auth-calls.ts";
import { insertSubscribers, openCampaign } from "./campaign-desk.ts";
import { cleanUp } from "./clean-up.ts";
import { hero } from "./sample-forms.ts";
import { atWork } from "./staff-at-work.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

describeOnBoth("what a clock noted that was a year ahead", (open) => {
  test("fills no rate limit once the clock is right again", async () => {
    const { db, now } = await open();
    const counts = [{ limit: { name: "a limit", most: 1, window: minutes(10) }, value: "somebody" }];
    const count = (at: Date) => countAgainst(db, counts, { now: at, secret: "", isLimited: true });
    await count(new Date(now().getTime() + days(365)));
    await count(now());
    // Another server's clock may be a moment behind.
    const behind = new Date(now().getTime() - 50);
    await expect(count(behind)).rejects.toMatchObject({ retryAfterSeconds: 601 });
  });

  test("keeps no mail for an account back once the clock is right again", async () => {
    const app = await open();
    const { env } = app;
    const options = {
      ...app,
      env: { ...env, auth: { ...env.auth, mostMails: 1 } },
    } as unknown as AuthOptions;
    const ahead = new Date(app.now().getTime() + days(365));
    await countMail(app.db, { ...options, now: () => ahead });
    await checkMailRate(options);
    checkMailInterval(ahead.toISOString(), options);
    await countMail(app.db, options);
    await expect(checkMailRate(options)).rejects.toMatchObject({ status: 429 });
    expect(() => checkMailInterval(app.now().toISOString(), options)).toThrow("security purposes");
  });

  test("puts off no delivery but a reminder, which has a moment of its own", async () => {
    const app = await open();
    await waitForHousekeeping(app);
    const [now, ahead] = [app.now(), new Date(app.now().getTime() + days(365))];
    const add = async (kind: string, at: Date, dueAt: Date) => {
      const options = { now: at, secret: "", isLimited: false };
      const notice = { kind, refId: kind, channel: "mail", to: "practice", dueAt } as const;
      const [id = ""] = await enqueue(app.db, [notice], options);
      return id;
    };
    const soon = new Date(now.getTime() + hours(22));
    const ids = {
      letter: await add("staff-letter", ahead, ahead),
      retry: await add("lead-practice", now, ahead),
      "a retry that is not far": await add("lead-practice", now, soon),
      reminder: await add("appointment-reminder", now, ahead),
      "a reminder that was tried": await add("appointment-reminder", now, ahead),
    };
    const tried = Object.entries(ids).flatMap(([name, id]) => (/retry|tried/.test(name) ? [id] : []));
    await app.db.updateTable("outbox").set({ attempts: 3 }).where("id", "in", tried).execute();
    await cleanUp(app);
    const rows = await app.db.selectFrom("outbox").select(["id", "due_at"]).execute();
    const due = new Map(rows.map(({ id, due_at }) => [id, due_at]));
    expect(Object.entries(ids).map(([name, id]) => [name, due.get(id)])).toEqual([
      ["letter", now.toISOString()],
      ["retry", now.toISOString()],
      ["a retry that is not far", soon.toISOString()],
      ["reminder", ahead.toISOString()],
      ["a reminder that was tried", now.toISOString()],
    ]);
  });

  test("puts off no letter of a campaign", async () => {
    const app = await open();
    await insertSubscribers(app.db, app.now(), ["ana"]);
    const { send, recipients } = await openCampaign(app);
    await send();
    await expect.poll(async () => (await recipients()).length).toBe(1);
    const year = { next_due_at: new Date(app.now().getTime() + days(365)).toISOString() };
    await app.db.updateTable("campaigns").set(year).execute();
    const state = async () =>
      (await app.db.selectFrom("campaigns").select("state").executeTakeFirst())?.state;
    await expect.poll(state).toBe("sent");
  });

  test("locks no second factor once the clock is right again", async () => {
    const app = await open({ settings: { ...openSignUp, ...longIdle, TRUST_PROXY: "1" } });
    const { factorId, secret } = await signUpWithFactor(app);
    app.advance(days(1));
    const stranger = { "x-forwarded-for": "198.51.100.7" };
    const { token } = await signIn(app, undefined, stranger);
    const answer = async (code: string) =>
      (await answerChallenge(app, token, { factorId, code }, stranger)).status;
    for (let tries = 0; tries < 5; tries += 1) await answer(codeAt(app, secret, minutes(60)));
    expect(await answer(codeAt(app, secret))).toBe(429);
    app.advance(minutes(5) - days(1));
    expect(await answer(codeAt(app, secret))).toBe(200);
  });
});

describeOnBoth("a clock that steps ahead", (open) => {
  test("deletes nothing until it has stayed there for a day", async () => {
    const app = await open();
    await app.post("send-hero-consultation", { formData: hero });
    await waitForHousekeeping(app);
    const peopleAfter = async (length: number) => {
      const { poll, stop } = startHousekeeping({
        ...app,
        log: createLogger({ write: () => {} }),
        now: () => new Date(app.now().getTime() + length),
        keySecret: "",
        timeZone: () => "America/Chicago",
        interval: days(1),
      });
      await poll();
      await stop();
      return (await app.db.selectFrom("people").select("id").execute()).length;
    };
    const decade = days(3650);
    expect(await peopleAfter(decade)).toBe(1);
    expect(await peopleAfter(decade + hours(23))).toBe(1);
    // Set right, and wrong once more: the day begins anew.
    expect(await peopleAfter(hours(24))).toBe(1);
    expect(await peopleAfter(decade + hours(25))).toBe(1);
    // So does a server that stood still for years.
    expect(await peopleAfter(decade + hours(50))).toBe(0);
  });

  test("leaves who is to be deleted the day in which that can be taken back", async () => {
    const app = await open();
    await app.post("send-hero-consultation", { formData: hero });
    await expect.poll(() => readSetting(app.db, "trusted-clock")).toBeDefined();
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await (await atWork(app)).ask(deletePerson, { id });
    const peopleAfter = async (length: number) => {
      const { poll, stop } = startErasures({
        ...app,
        log: createLogger({ write: () => {} }),
        now: () => new Date(app.now().getTime() + length),
        secret: "",
        timeZone: () => "America/Chicago",
        interval: days(1),
      });
      await poll();
      await stop();
      return (await app.db.selectFrom("people").select("id").execute()).length;
    };
    expect(await peopleAfter(days(400))).toBe(1);
    expect(await peopleAfter(hours(24))).toBe(0);
  });
});

test("counts are counted anew also after a clock that was ahead was set back", async () => {
  const app = await startApp();
  onTestFinished(app.end);
  const count = async () => {
    const { weeks } = await (await atWork(app)).ask(getCounts, {});
    return weeks.reduce((sum, { leads }) => sum + leads, 0);
  };
  app.advance(hours(1));
  expect(await count()).toBe(0);
  app.advance(-hours(1));
  await app.post("send-hero-consultation", { formData: hero });
  expect(await count()).toBe(1);
});
