import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { messageWords } from "#content/words/messages.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { processorTime } from "../thread-time.ts";
import { hero } from "./sample-forms.ts";

let app: TestApp;
afterEach(() => app.end());

// Beside other tests no number of seconds holds: what counts is what is done for a flood first. The soak measures seconds.

/** Asks on one of many connections that stay open. */
const askOn = (agent: Agent, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(app.url + path, { agent }, async (answer) =>
      resolve({ status: answer.statusCode, body: await text(answer) }),
    ).on("error", reject);
  });

/** The first calendar takes as long as many pages: what is measured here is whose turn it is. */
const openCalendar = async (path: string) => expect((await askOn(new Agent(), path)).status).toBe(200);

test("a new visitor waits for few of 30 connections that ask for free times without a pause", async () => {
  app = await startApp();
  const agent = new Agent({ keepAlive: true, maxSockets: 30 });
  let isFlooding = true;
  let answered = 0;
  const flood = Array.from({ length: 30 }, async () => {
    while (isFlooding) {
      await askOn(agent, "/appointments?week=2026-12-07");
      answered += 1;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(60);
  const before = answered;
  expect((await askOn(new Agent(), "/healthz")).status).toBe(200);
  expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  expect(answered - before).toBeLessThan(3 * 30);
  isFlooding = false;
  await Promise.all(flood);
  agent.destroy();
});

test("beyond the queue the answer is 503 at once, to each reader in its own form, and none to another address", async () => {
  app = await startApp({ settings: { TRUST_PROXY: "1" } });
  await openCalendar("/es/appointments");
  const requests = 400;
  const { port } = new URL(app.url);
  const sockets = Array.from({ length: requests }, () => connect(Number(port), "127.0.0.1"));
  await expect.poll(() => app.countConnections()).toBe(requests);
  const programs = ["/office/api/today", "/auth/v1/user"];
  const paths = sockets.map((_, place) => programs[place % 8] ?? "/es/appointments");
  const [visitor] = sockets.slice(-1);
  const headOf = (from: string) =>
    `HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nconnection: close\r\n\r\n`;
  // All at the same moment, so that none is answered before the last has come.
  for (const [place, socket] of sockets.entries())
    socket.write(`GET ${paths[place]} ${headOf(socket === visitor ? "198.51.100.1" : "203.0.113.7")}`);
  const texts = await Promise.all(sockets.map((socket) => text(socket)));
  const answers = texts.map((each, place) => ({ path: paths[place], text: each.replace("HTTP/1.1 ", "") }));
  const [refused, others] = [/^503/, /^(?:200|401)/].map((status) =>
    answers.filter((answer) => status.test(answer.text)),
  );
  expect(others?.length).toBeGreaterThanOrEqual(200);
  expect(texts.at(-1)).toMatch(/^HTTP\/1\.1 200/);
  const refusedOf = (path: string) =>
    (refused ?? []).flatMap((answer) => (answer.path === path ? [answer.text] : []));
  const pages = refusedOf("/es/appointments");
  expect(pages.length).toBeGreaterThan(0);
  expect(pages[0]).toMatch(/^503/);
  expect(pages[0]).toMatch(/^retry-after: 10$/im);
  expect(pages[0]).toContain(messageWords.es.unavailable.heading);
  expect(pages[0]).toMatch(/href="tel:\+1\d{10}"/);
  // A page would be a crash to a program that reads JSON.
  const codes = ['"code":"unavailable"', '"error_code":"unexpected_failure"'];
  for (const [place, path] of programs.entries()) {
    const answer = refusedOf(path).at(-1) ?? "";
    expect([path, answer]).toEqual([path, expect.stringMatching(/^content-type: application\/json/im)]);
    expect(answer).toMatch(/^retry-after: 10$/im);
    expect(answer).toContain(codes[place]);
  }
});

test("one address' flood of refused forms takes no page from those who post from others", async () => {
  app = await startApp({ settings: { TRUST_PROXY: "1" } });
  const { port } = new URL(app.url);
  const post = (path: string, from: string) => {
    const body = new URLSearchParams({ ...hero, name: "Ana de la Prueba", email: "nonsense", page: "/" });
    const type = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${`${body}`.length}`;
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\nconnection: close`;
    return `${head}\r\n${type}\r\n\r\n${body}`;
  };
  const form = "/functions/v1/send-hero-consultation";
  const others = [form, "/appointments", "/newsletter/unsubscribe?token=unknown", "/nowhere"];
  const requests = [
    ...Array<string>(300).fill(post(form, "203.0.113.7")),
    ...others.map((path, place) => post(path, `198.51.100.${place}`)),
  ];
  await openCalendar("/appointments");
  const sockets = requests.map(() => connect(Number(port), "127.0.0.1"));
  await expect.poll(() => app.countConnections()).toBe(requests.length);
  // All at the same moment, so that none is answered before the last has come.
  for (const [place, socket] of sockets.entries()) socket.write(requests[place] ?? "");
  const texts = await Promise.all(sockets.map((socket) => text(socket)));
  const statuses = texts.map((each) => Number(each.slice("HTTP/1.1 ".length).slice(0, 3)));
  expect(statuses).toContain(503);
  expect(statuses.slice(-others.length)).toEqual([400, 200, 404, 404]);
  expect(texts.at(-others.length)).toContain("Ana de la Prueba");
});

test("a connection that takes no answer ends, and so does one that was never used", async () => {
  app = await startApp({ connectionLimits: { idleTimeout: 300 } });
  const { port } = new URL(app.url);
  const deaf = connect(Number(port), "127.0.0.1");
  deaf.pause();
  // Together more than the buffers of a connection hold.
  const script = readdirSync("dist/_astro").find((name) => /^react\..*\.js$/.test(name));
  deaf.write(`GET /_astro/${script} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(20));
  const unused = connect(Number(port), "127.0.0.1");
  unused.resume();
  for (const socket of [deaf, unused]) socket.on("error", () => {});
  await once(unused, "close");
  // By the limit of this server: the usual one is a minute.
  await expect.poll(() => app.countConnections(), { timeout: 30_000 }).toBe(0);
  deaf.destroy();
});

test("a visitor is answered within 2 s of work while 300 connections send 300 requests each in one packet", async () => {
  app = await startApp();
  const { port } = new URL(app.url);
  const sockets = Array.from({ length: 300 }, () => connect(Number(port), "127.0.0.1").pause());
  await expect.poll(() => app.countConnections()).toBe(300);
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(300));
  }
  const start = processorTime();
  expect((await askOn(new Agent(), "/healthz")).status).toBe(200);
  expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  expect(processorTime() - start).toBeLessThan(2000);
  for (const socket of sockets) socket.destroy();
});

test("connections are capped, and idle ones make room for a new visitor", async () => {
  app = await startApp({ connectionLimits: { mostConnections: 5 } });
  const agent = new Agent({ keepAlive: true });
  await Promise.all(Array.from({ length: 5 }, () => askOn(agent, "/healthz")));
  expect(await app.countConnections()).toBe(5);
  await expect
    .poll(() => askOn(new Agent(), "/healthz").catch(() => "dropped"))
    .toMatchObject({ status: 200 });
  agent.destroy();
});

/** What a connection may have sent without having sent a whole request. */
const starts = {
  nothing: "",
  "half a head": "GET / HTTP/1.1\r\nhost: x\r\n",
  "a request and half a head": "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost:",
  "half a body":
    "POST /functions/v1/send-contact-message HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
};

test.each(Object.entries(starts))(
  "connections that have sent %s leave room for new visitors",
  async (_, sent) => {
    app = await startApp({ connectionLimits: { mostConnections: 10 } });
    const { port } = new URL(app.url);
    const slow = [];
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      socket.write(sent);
      slow.push(socket);
    }
    const visits = [];
    for (let visitor = 0; visitor < 10; visitor += 1)
      visits.push(
        await askOn(new Agent(), "/healthz").then(
          ({ status }) => status,
          () => "dropped",
        ),
      );
    // At the cap one is dropped, and those that were answered make room for the next.
    expect(visits.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
    for (const socket of slow) socket.destroy();
  },
);
