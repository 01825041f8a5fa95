import { expect, test } from "vitest";
import { ensureFeedToken } from "#server/appointments/feed-token.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna, change, tokenIn } from "./appointment-calls.ts";
import { callAuth } from "./auth-calls.ts";
import { giveToken } from "./auth-tokens.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

/** What opens each door: a link that was mailed, an address that was given out, or what a browser keeps. */
async function giveOut(app: TestApp) {
  const { manageUrl } = await bookAna(app);
  await app.post("subscribe-newsletter", { formData: { email: "eva@example.com" } });
  const subscriber = await app.db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
  const { user, token, refreshToken } = await signedInStaff(app);
  return {
    appointment: tokenIn(manageUrl),
    newsletter: subscriber.id,
    feed: await ensureFeedToken(app.db),
    recovery: (await giveToken(app, user, "recovery")).link,
    refresh: refreshToken,
    session: token,
  };
}
type Door = keyof Awaited<ReturnType<typeof giveOut>>;

/** Tries a token at each way in of a door; resolves with the statuses. */
const doors: Record<Door, (app: TestApp, token: string) => Promise<number[]>> = {
  appointment: async (app, token) => {
    const page = await fetch(`${app.url}/appointments/${token}`);
    const file = await fetch(`${app.url}/appointments/${token}/appointment.ics`);
    return [page.status, file.status];
  },
  newsletter: async (app, token) => {
    const statuses: number[] = [];
    // One after the other, because nobody confirms what was ended.
    for (const step of ["confirm", "unsubscribe"]) {
      const address = `${app.url}/newsletter/${step}?token=${token}`;
      statuses.push((await fetch(address, { method: "POST" })).status);
    }
    return statuses;
  },
  feed: async (app, token) => [(await fetch(`${app.url}/calendars/${token}.ics`)).status],
  recovery: async (app, token_hash) => {
    const body = { type: "recovery", token_hash };
    return [(await callAuth(app, "POST /verify", { body })).status];
  },
  refresh: async (app, refresh_token) => {
    const body = { refresh_token };
    return [(await callAuth(app, "POST /token?grant_type=refresh_token", { body })).status];
  },
  session: async (app, token) => {
    const { status } = await callOffice(app, "/session", { token });
    return [status, (await callAuth(app, "GET /user", { token })).status];
  },
};
const names = Object.keys(doors) as Door[];

/** A token as a mail program or a person may hand it on: in other letters, longer, shorter. */
const misspelt = (token: string) => [
  token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ),
  `${token}A`,
  `${token}%3D`,
  `${token}%00`,
  token.slice(1),
];

describeOnBoth("a token", (open) => {
  test("opens its own door alone, and only as it was given out", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const tokens = await giveOut(app);
    const before = await everything(app);
    for (const name of names) {
      const others = names.filter((each) => each !== name).map((each) => tokens[each]);
      for (const token of [...others, ...misspelt(tokens[name])]) {
        const statuses = await doors[name](app, token);
        expect([name, token, statuses]).toEqual([name, token, statuses.filter(isRefused)]);
      }
    }
    for (const token of [tokens.newsletter, tokens.feed, ...misspelt(tokens.appointment)])
      await change(app, token, { action: "cancel" });
    expect(await everything(app)).toEqual(before);
    for (const name of names) {
      const statuses = await doors[name](app, tokens[name]);
      expect([name, statuses.filter(isRefused)]).toEqual([name, []]);
    }
    expect(await everything(app)).not.toEqual(before);
  });
});

const isRefused = (status: number) => status >= 400 && status < 500;

const everything = ({ db }: TestApp) =>
  Promise.all([
    db.selectFrom("appointments").selectAll().execute(),
    db.selectFrom("subscribers").selectAll().execute(),
    db.selectFrom("one_time_tokens").select(["id", "failures"]).execute(),
    db.selectFrom("sessions").select(["id", "refresh_counter"]).execute(),
    db.selectFrom("outbox").select("id").orderBy("id").execute(),
  ]);
