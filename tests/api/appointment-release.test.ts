import { expect, onTestFinished, test } from "vitest";
import { days, seconds } from "#domain/durations.ts";
import { appointmentBook } from "../../scripts/appointment-book.ts";
import { startMailReceiver } from "../receivers.ts";
import { runHere } from "../run-here.ts";
import { type CommandResult, runScript } from "../run-script.ts";
import { startApp } from "../start-app.ts";
import { ana, book, monday, slotsOf, tuesday } from "./appointment-calls.ts";
import { office, settle } from "./appointment-post.ts";

const stranger = { "x-forwarded-for": "2001:db8:1:2::3" };
const visitor = { "x-forwarded-for": "198.51.100.7" };
const times = ["2026-11-23T10:00:00-06:00", "2026-11-23T11:00:00-06:00", "2026-11-23T12:00:00-06:00"];

async function openBook() {
  const mail = await startMailReceiver();
  onTestFinished(mail.stop);
  const app = await startApp({ settings: { SMTP_URL: mail.url, MAIL_TO: office, TRUST_PROXY: "1" } });
  onTestFinished(() => app.end());
  for (const [turn, start] of times.entries()) {
    const answer = await book(app, { ...ana, start, email: `v${turn}@example.org` }, stranger);
    expect(answer.status).toBe(200);
  }
  for (const start of [monday, tuesday]) {
    expect((await book(app, { ...ana, start }, visitor)).status).toBe(200);
  }
  await settle(app);
  const settings = () => ({ DATA_DIR: app.folder, NOW: app.now().toISOString() });
  const shown = ({ code, stdout, stderr }: CommandResult) => ({ code, output: code === 0 ? stdout : stderr });
  const command = async (...args: string[]) => {
    const result = await runHere(appointmentBook, args, settings());
    // The clock of the command ran on, so that its letters may be due a moment after the app's. By less than a lease, and
    // all are sent before the next command: a letter that is under way would be sent again.
    app.advance(seconds(30));
    await settle(app);
    return shown(result);
  };
  const process = async (...args: string[]) =>
    shown(await runScript("scripts/appointment-book.ts", args, settings()));
  const cancellations = () =>
    mail.mails
      .filter(({ mail: { subject } }) => subject?.startsWith("Your appointment has been canceled"))
      .flatMap(({ to }) => to)
      .sort();
  const free = async () =>
    (await slotsOf(app, "service=consultation&from=2026-11-23&to=2026-11-24&tz=America/Chicago")).starts;
  return { app, command, process, cancellations, free };
}

test("what one sender took is freed at once, with one letter to each who booked", async () => {
  const { app, command, process, cancellations, free } = await openBook();
  const list = (await process("list")).output;
  expect(list).not.toMatch(/example|ana|2001:|198\.51/i);
  const sender = /2026-11-23 16:00 UTC .*? ([0-9a-f]{16})$/m.exec(list)?.[1] ?? "";
  expect(list.split(sender)).toHaveLength(4);
  expect(await free()).not.toContain(times[0]);
  // An address may be shared by many, and nothing undoes the letters: first it says whose appointments they are.
  const asked = await command("release", "--sender", sender);
  expect(asked.code).toBe(0);
  expect(asked.output).toMatch(
    /^start [\s\S]+\nAppointments to release: 3\. Nothing is done without --yes\.\n$/,
  );
  expect(asked.output.split(sender)).toHaveLength(4);
  expect([cancellations(), await free()]).toEqual([[], expect.not.arrayContaining(times)]);
  const { code, output } = await command("release", "--sender", sender, "--yes");
  expect([code, output]).toEqual([0, "Appointments released: 3. Each visitor is sent a letter.\n"]);
  expect(cancellations()).toEqual(["v0@example.org", "v1@example.org", "v2@example.org"]);
  expect(await free()).toEqual(expect.arrayContaining(times));
  expect(await free()).not.toContain(monday);
  const again = await command("release", "--sender", sender, "--yes");
  const nothing = [1, expect.stringMatching(/^No appointment to come is from this sender; [^\n]+\n$/)];
  expect([again.code, again.output]).toEqual(nothing);
  app.advance(days(7));
  const past = await command("release", "--sender", ana.email);
  expect([past.code, past.output]).toEqual(nothing);
});

test("a sender is also named by a client address or by a mail address, however it is spelled", async () => {
  const { command, cancellations } = await openBook();
  const byAddress = await command("release", "--sender", "2001:db8:1:2:9::1", "--yes");
  expect(byAddress.output).toContain("Appointments released: 3");
  const byMail = await command("release", "--sender", "Ana+x@EXAMPLE.com.", "--yes");
  expect(byMail.output).toContain("Appointments released: 2");
  expect(cancellations()).toHaveLength(5);
  for (const args of [[], ["release"], ["list", "--sender", "x"], ["release", "all"], ["list", "--yes"]]) {
    expect(await command(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/^npm run app/) });
  }
});
