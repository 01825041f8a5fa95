import { expect, onTestFinished, test } from "vitest";
import { fillIn } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { locales } from "#domain/locale.ts";
import { type DeliveryRow, listDeliveries } from "#domain/office/delivery-operations.ts";
import { addEndpoint, pauseEndpoint } from "#domain/office/endpoint-operations.ts";
import { newSealedSecret } from "#server/desk/endpoint-secrets.ts";
import { startReceiver } from "../receivers.ts";
import { startApp } from "../start-app.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork } from "./staff-at-work.ts";

const wrongAddress = "ana@exmaple.com";
const closed = "127.0.0.1:1";

async function open(SMTP_URL: string) {
  const app = await startApp({ settings: { SMTP_URL, WEBHOOK_ALLOW_PRIVATE: "1" } });
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  /** What the office says of each delivery that has not arrived, by where it goes. */
  const said = async () => {
    const tabs = await Promise.all(
      (["attention", "waiting", "parked"] as const).map((tab) => owner.ask(listDeliveries, { tab })),
    );
    const rows = tabs.flatMap(({ deliveries }) => deliveries);
    return Object.fromEntries(rows.map((row) => [row.target, wordsOf(row)]));
  };
  return { app, owner, said };
}

function wordsOf({ problem }: DeliveryRow): string {
  if (!problem) return "";
  const { code, detail } = problem;
  const [en = "", es = ""] = locales.map((each) => fillIn(deliveriesWords[each].problems[code], { detail }));
  expect(en + es).not.toMatch(/[{}]|\(\)/);
  return en;
}

test("why a delivery has not arrived is said at the office, from what really failed", async () => {
  const mail = await startMailServer();
  mail.answers(({ to }) => (to.includes(wrongAddress) ? 550 : 250));
  const receiver = await startReceiver();
  receiver.answers(({ url = "" }, response) => response.writeHead(Number(url.slice(1))).end());
  onTestFinished(() => Promise.all([mail.stop(), receiver.stop()]).then(() => {}));
  const { app, owner, said } = await open(mail.url);
  const host = `127.0.0.1:${receiver.port}`;
  const add = async (name: string, url: string) =>
    (await owner.ask(addEndpoint, { name, url: `http://${url}`, fields: ["name"] })).id;
  await add("closed", closed);
  await add("broken", `${host}/500`);
  const over = await add("over", `${host}/410`);
  await owner.ask(pauseEndpoint, { id: await add("paused", `${host}/200`) });
  await app.db
    .updateTable("webhook_endpoints")
    .set({ secret: newSealedSecret("the key of another machine") })
    .where("id", "=", await add("lost", `${host}/200`))
    .execute();
  await app.post("send-hero-consultation", { formData: { ...hero, email: wrongAddress } });
  await soon(said).toEqual({
    [wrongAddress]: "The mail server refused it (550 5.1.1).",
    closed: "The endpoint did not answer (ECONNREFUSED).",
    broken: "The endpoint answered 500.",
    over: "The endpoint answered 410.",
    paused: "The endpoint is paused.",
    lost: "The endpoint's secret cannot be read. Make a new one.",
  });
  // The server's own words hold the address.
  const rows = [await app.outbox(), await app.db.selectFrom("outbox_attempts").selectAll().execute()].flat();
  expect(rows.map(({ problem }) => problem).join()).not.toContain("@");

  await app.db.deleteFrom("outbox").execute();
  await app.post("send-hero-consultation", { formData: { ...hero, email: "luz@example.com" } });
  await soon(async () => (await said()).over).toBe(
    "The endpoint said that it wants nothing more (410). Resume it or retry.",
  );
  // A server of the version before writes the sentence alone, over whatever stood there.
  await app.db
    .updateTable("outbox")
    .set({ last_error: "The webhook endpoint answered 502." })
    .where("target", "=", over)
    .execute();
  expect((await said()).over).toBe("It could not be sent.");
});

test("a mail server that is away is said to be", async () => {
  const { app, said } = await open(`smtp://${closed}`);
  await app.post("send-hero-consultation", { formData: { ...hero, email: wrongAddress } });
  await soon(async () => (await said())[wrongAddress]).toBe(
    "The mail server did not answer (ESOCKET, ECONNREFUSED).",
  );
});
