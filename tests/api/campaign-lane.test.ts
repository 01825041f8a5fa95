import { afterEach, expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { describeOnBoth } from "../start-app.ts";
import { insertSubscribers, openCampaign } from "./campaign-desk.ts";
import { type MailServer, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";

const readers = Array.from({ length: 1000 }, (_, at) => `reader${at}`);
let mail: MailServer;
afterEach(() => mail.stop());

describeOnBoth("a lead's letter under a campaign of 1,000", (open) => {
  test("leaves as fast as without one, also while the campaign's letters hang", async () => {
    mail = await startMailServer();
    const app = await open({ settings: { SMTP_URL: mail.url } });
    let leads = 0;
    const timeOfLead = async () => {
      leads += 1;
      const email = `lead${leads}@example.com`;
      const start = performance.now();
      await app.post("send-hero-consultation", {
        formData: { name: "Ana Prueba", email, service: "bookkeeping" },
      });
      await soon(() => mail.accepted.some(({ to }) => to[0] === email)).toBe(true);
      return performance.now() - start;
    };
    const median = async () => {
      const times = [];
      for (let time = 0; time < 5; time++) times.push(await timeOfLead());
      return times.toSorted((one, other) => one - other)[2] ?? 0;
    };
    await timeOfLead();
    const without = await median();
    await insertSubscribers(app.db, app.now(), readers);
    const { send, setRate, recipients } = await openCampaign(app);
    await setRate(36_000);
    await send();
    await soon(async () => (await recipients()).length).toBeGreaterThan(500);
    app.advance(minutes(1));
    await soon(() => mail.accepted.filter(({ to }) => to[0]?.startsWith("reader")).length).toBeGreaterThan(5);
    const under = await median();
    mail.answers(({ to }) => (to[0]?.startsWith("reader") ? "hang" : 250));
    const hanging = await median();
    console.log(
      `a lead's letter: ${Math.round(without)} ms, ${Math.round(under)} ms under a campaign, ${Math.round(hanging)} ms while it hangs`,
    );
    // Room for a busy machine: a letter behind those of the campaign that are due would take minutes.
    expect(Math.max(under, hanging)).toBeLessThan(without + 10_000);
  });
});
