import { expect, test } from "vitest";
import { days, hours } from "#domain/durations.ts";
import { signFormToken } from "#server/http/form-token.ts";
import { describeOnBoth, race, siteUrl } from "../start-app.ts";
import { ana, book } from "./appointment-calls.ts";
import { cleanUp } from "./clean-up.ts";
import { business } from "./sample-forms.ts";

const hero = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
const name = "send-hero-consultation";
const key = { "idempotency-key": "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a" };

describeOnBoth("repeats, limits and spam", (open, databaseUrl) => {
  test("two servers on one database take one key once", async () => {
    const url = await databaseUrl();
    const first = await open({ ...race, ...(url && { databaseUrl: url }) });
    const second = await open({ ...race, folder: first.folder, ...(url && { databaseUrl: url }) });
    const posts = Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? first : second).post(name, { formData: hero }, key),
    );
    const ids = await Promise.all((await Promise.all(posts)).map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await first.leads()).toHaveLength(1);
    expect(await first.outbox()).toHaveLength(2);
    expect(second.secret).toBe(first.secret);
  });

  test("the same key with another body is a conflict; tidying does not make a body another", async () => {
    const app = await open();
    const first = await (await app.post(name, { formData: hero }, key)).json();
    const tidied = await app.post(name, { formData: { ...hero, name: "  Ana  Prueba " }, locale: "es" }, key);
    expect(await tidied.json()).toEqual(first);
    const other = await app.post(name, { formData: { ...hero, name: "Eva" } }, key);
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: "key-conflict" });
    const otherForm = await app.post(
      "send-consultation-request",
      { ...hero, serviceType: "x", phone: "1" },
      key,
    );
    expect(otherForm.status).toBe(409);
    expect(await app.leads()).toHaveLength(1);
    const recommend = async (line: string) => {
      const body = { formData: business, recommendations: [line] };
      return (await app.post("send-business-confirmation", body, { "idempotency-key": "other" })).status;
    };
    expect([await recommend("LLC"), await recommend("EIN")]).toEqual([200, 409]);
  });

  test("a key is remembered for 30 days, cleaned up or not", async () => {
    const app = await open();
    await app.post(name, { formData: hero }, key);
    app.advance(days(29));
    await cleanUp(app);
    await app.post(name, { formData: hero }, key);
    expect(await app.leads()).toHaveLength(1);
    app.advance(days(2));
    await app.post(name, { formData: { ...hero, name: "Eva" } }, key);
    expect(await app.leads()).toHaveLength(2);
    app.advance(days(31));
    await cleanUp(app);
    expect(await app.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  });

  test("a refused form may be mended and sent with its key", async () => {
    const app = await open();
    expect((await app.post(name, { formData: { ...hero, email: "" } }, key)).status).toBe(400);
    expect((await app.post(name, { formData: hero }, key)).status).toBe(200);
    expect((await app.post(name, { formData: hero }, { "idempotency-key": "x".repeat(201) })).status).toBe(
      400,
    );
  });

  test("one mail address is sent ten mails an hour; repeats and refused forms do not count", async () => {
    const app = await open();
    const confirmations = async () => {
      const rows = await app.outbox();
      const states = rows.filter(({ kind }) => kind === "lead-confirmation").map(({ state }) => state);
      return { queued: states.filter((state) => state === "queued").length, all: states.length };
    };
    for (let count = 0; count < 10; count += 1) {
      await app.post(name, { formData: { ...hero, name: "" } });
      const again = { "idempotency-key": `key-${count}` };
      for (const email of ["ana@example.com", "ANA@example.com"]) {
        const answer = await app.post(name, { formData: { ...hero, email } }, again);
        expect(answer.status).toBe(email === "ana@example.com" ? 200 : 409);
      }
    }
    expect(await confirmations()).toEqual({ queued: 10, all: 10 });
    expect((await app.post(name, { formData: hero })).status).toBe(200);
    expect(await confirmations()).toEqual({ queued: 10, all: 11 });
    expect((await app.post(name, { formData: hero }, { "idempotency-key": "key-3" })).status).toBe(200);
    expect((await app.post(name, { formData: { ...hero, email: "eva@example.com" } })).status).toBe(200);
    expect(await confirmations()).toEqual({ queued: 11, all: 12 });
    const sent = { state: "sent", sent_at: app.now().toISOString() } as const;
    await app.db.updateTable("outbox").set(sent).where("state", "=", "queued").execute();
    app.advance(hours(1));
    expect((await app.post(name, { formData: hero })).status).toBe(200);
    expect(await confirmations()).toEqual({ queued: 1, all: 13 });
    expect((await app.outbox()).filter(({ kind }) => kind === "lead-notice")).toHaveLength(13);
  });

  test("one address may send sixty leads in ten minutes, and is stored nowhere", async () => {
    const app = await open({ ...race, settings: { TRUST_PROXY: "1" } });
    const from = { "x-forwarded-for": "198.51.100.7" };
    const post = (count: number, headers: Record<string, string>) =>
      app.post(name, { formData: { ...hero, email: `a${count}@example.com` } }, headers);
    const answers: Response[] = [];
    // Ten at once, for each its connection: more would wait for one, on a slow machine for too long.
    while (answers.length < 61) {
      const numbers = Array.from(
        { length: Math.min(10, 61 - answers.length) },
        (_, at) => answers.length + at,
      );
      answers.push(...(await Promise.all(numbers.map((count) => post(count, from)))));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(590);
    expect((await post(100, { "x-forwarded-for": "198.51.100.8" })).status).toBe(200);
    const buckets = await app.db.selectFrom("rate_limits").selectAll().execute();
    expect(JSON.stringify(buckets)).not.toMatch(/198\.51|example\.com/);
    expect(await app.leads()).toHaveLength(61);
  });

  test("the same form without script from another address is another: nobody is shown what others have booked", async () => {
    const app = await open({ settings: { TRUST_PROXY: "1" } });
    const book = (client: string) =>
      fetch(`${app.url}/booking/v1/appointments`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: siteUrl, "x-forwarded-for": client },
        body: new URLSearchParams(ana),
      });
    const first = await book("198.51.100.7");
    const again = await book("198.51.100.7");
    const other = await book("198.51.100.8");
    expect([first.status, again.headers.get("location")]).toEqual([303, first.headers.get("location")]);
    expect([other.status, other.headers.get("location")]).toEqual([409, null]);
  });

  test("limits can be off for load tests", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    for (let count = 0; count < 12; count += 1) {
      expect((await app.post(name, { formData: hero })).status).toBe(200);
    }
    expect(await app.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  test("who sends a form of a page from before an update, or of a server with another key, is answered like anybody", async () => {
    const app = await open();
    const stamp = signFormToken(app.now(), "the key of the version before");
    await app.post(name, { formData: hero, stamp }, key);
    await app.postForm("subscribe-newsletter", { email: "eva@example.com", stamp });
    expect((await book(app, { ...ana, stamp })).status).toBe(200);
    const leads = await app.leads();
    expect(leads.map(({ status }) => status)).toEqual(["new", "new", "new"]);
    const kinds = (await app.outbox()).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "lead-confirmation",
        "lead-notice",
        "newsletter-confirm",
        "appointment-confirmation",
      ]),
    );
    app.advance(days(29));
    await app.post(name, { formData: { ...hero, name: "Eva Espera" }, stamp });
    expect((await app.leads()).at(-1)).toMatchObject({ status: "new" });
  });

  test("spam gets the same answer, is kept apart, sends nothing and goes after thirty days", async () => {
    const app = await open();
    const trapped = await app.post(name, { formData: { ...hero, website: "https://spam.example" } });
    expect([trapped.status, Object.keys(await trapped.json())]).toEqual([200, ["success", "id"]]);
    const plain = await app.postForm(name, { ...hero, website: "x" });
    expect([plain.status, plain.headers.get("location")]).toEqual([200, null]);
    const nothing = await app.post(name, { formData: { website: "x" } });
    expect([nothing.status, (await nothing.json()).success]).toEqual([200, true]);
    const spam = await app.leads();
    expect(spam.map(({ status, spam_reasons }) => [status, spam_reasons])).toEqual([
      ["spam", '["honeypot","form-token-missing"]'],
      ["spam", '["honeypot","form-token-missing"]'],
    ]);
    expect(await app.outbox()).toEqual([]);
    await app.post(name, { formData: hero });
    app.advance(days(29));
    await cleanUp(app);
    expect(await app.leads()).toHaveLength(3);
    app.advance(days(2));
    await cleanUp(app);
    expect((await app.leads()).map(({ status }) => status)).toEqual(["new"]);
  });
});
