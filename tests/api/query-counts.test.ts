import { v7 } from "uuid";
import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { manyViews } from "#server/people/access-log.ts";
import { findPeople } from "#server/people/find-people.ts";
import { reviewAccess } from "#server/safeguards/access-review.ts";
import { listIncidents } from "#server/safeguards/incident-rows.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { countQueries } from "./count-queries.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const timeZone = "America/Chicago";
const withoutLimits = { settings: { RATE_LIMITS: "off" } };

/** Writes to the log that somebody did something so many days ago. */
const log = ({ db, now }: TestApp, actorId: string, action: string, daysAgo: number, personId?: string) => {
  const at = new Date(now().getTime() - days(daysAgo));
  return db
    .insertInto("audit")
    .values({
      id: v7({ msecs: at.getTime() }),
      at: at.toISOString(),
      actor_id: actorId,
      role: "owner",
      action,
      person_id: personId ?? null,
      subject_kind: "",
      subject_id: "",
      details: "{}",
      session_id: "a session",
      ip_address: "",
      request_id: "test",
    })
    .execute();
};

describeOnBoth("a list asks no more queries when it is longer:", (open) => {
  test("people who were merged over others are found as whom they belong to", async () => {
    const app = await open(withoutLimits);
    const people = [];
    for (let number = 0; number < 6; number += 1)
      people.push(
        await sendForm(app, "send-hero-consultation", { ...hero, email: `ana${number}@example.com` }),
      );
    const [root = "", middle = "", ...leaves] = people;
    const mergeInto = (into: string, ids: string[]) =>
      app.db.updateTable("people").set({ merged_into: into }).where("id", "in", ids).execute();
    await mergeInto(root, [middle]);
    await mergeInto(middle, leaves.slice(0, 1));
    const find = () => findPeople(app.db, { text: "prueba" });
    const queries = () => countQueries(app.db, (db) => findPeople(db, { text: "prueba" }));
    expect((await find()).people.map(({ id }) => id).toSorted()).toEqual(
      [root, ...leaves.slice(1)].toSorted(),
    );
    const few = await queries();
    await mergeInto(middle, leaves);
    expect((await find()).people.map(({ id }) => id)).toEqual([root]);
    expect(await queries()).toBe(few);
  });

  test("the staff with what each of them did and saw", async () => {
    const app = await open();
    const one = (await atWork(app)).user.id;
    const review = () => reviewAccess(app.db, app.now(), timeZone);
    const queries = () => countQueries(app.db, (db) => reviewAccess(db, app.now(), timeZone));
    const few = await queries();
    const two = (await atWork(app)).user.id;
    const three = (await atWork(app)).user.id;
    for (const [actor, action, daysAgo] of [
      // Half a day ago it was the evening of the day before, and so it was then.
      ...[0.5, 1, 1, 2, 20].map((day) => [one, "get-person", day] as const),
      ...[3, 100].map((day) => [one, manyViews, day] as const),
      ...Array.from({ length: 21 }, (_, day) => [two, manyViews, day + 30] as const),
      ...[13, 13.5].map((day) => [two, "get-person", day] as const),
    ])
      await log(app, actor, action, daysAgo);
    for (const status of ["verified", "verified", "unverified"] as const)
      await app.db
        .insertInto("factors")
        .values({
          id: v7(),
          user_id: two,
          status,
          friendly_name: v7(),
          sealed_secret: "",
          last_step: 0,
          failures: 0,
          locked_until: null,
          last_challenged_at: null,
          created_at: app.now().toISOString(),
          updated_at: app.now().toISOString(),
        })
        .execute();
    const at = (daysAgo: number) => new Date(app.now().getTime() - days(daysAgo)).toISOString();
    const { staff } = await review();
    const seen = new Map(
      staff.map(({ id, factors, lastSeenAt, views, alarms }) => [id, { factors, lastSeenAt, views, alarms }]),
    );
    expect(seen.get(one)).toEqual({
      factors: 0,
      lastSeenAt: at(0.5),
      alarms: [at(3)],
      views: [
        { day: at(1).slice(0, 10), count: 3 },
        { day: at(2).slice(0, 10), count: 1 },
      ],
    });
    expect(seen.get(two)).toEqual({
      factors: 2,
      lastSeenAt: at(13),
      views: [{ day: at(13).slice(0, 10), count: 1 }],
      alarms: Array.from({ length: 20 }, (_, day) => at(day + 30)),
    });
    expect(seen.get(three)).toEqual({ factors: 0, lastSeenAt: null, views: [], alarms: [] });
    expect(await queries()).toBe(few);
  });

  test("incidents with the people in reach of each", async () => {
    const app = await open();
    const owner = await atWork(app);
    const other = await atWork(app);
    const add = (fromDay: string, toDay: string, accountId?: string) =>
      owner.ask(safeguards.addIncident, {
        text: "A laptop was stolen",
        isUnencrypted: true,
        people: null,
        fromDay,
        toDay,
        ...(accountId && { accountId }),
      });
    for (const [actor, daysAgo, person] of [
      [owner.user.id, 1, "ana"],
      [owner.user.id, 1, "ana"],
      [other.user.id, 1, "eva"],
      [owner.user.id, 3, "rosa"],
    ] as const)
      await log(app, actor, "get-person", daysAgo, person);
    const queries = () => countQueries(app.db, (db) => listIncidents(db, timeZone));
    await add("2026-11-19", "2026-11-19", owner.user.id);
    const few = await queries();
    app.advance(1);
    await add("2026-11-19", "2026-11-19");
    app.advance(1);
    await add("2026-11-17", "2026-11-19");
    app.advance(1);
    await add("2026-11-10", "2026-11-11");
    const counts = (await listIncidents(app.db, timeZone)).map(({ peopleByLog }) => peopleByLog);
    expect(counts).toEqual([0, 3, 2, 1]);
    expect(await queries()).toBe(few);
  });
});
