import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { checkMailInterval, checkMailRate, countMail } from "#server/auth/call-limits.ts";
import type { AuthOptions } from "#server/auth/options.ts";
import { countAgainst } from "#server/http/rate-limits.ts";
import { describeOnBoth } from "../start-app.ts";

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
});
