import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { siteSources } from "#server/release/release-name.ts";
import { nodeEnv } from "../run-script.ts";
import { freePort } from "../spawn-server.ts";

const main = resolve("server/main.ts");

const ofSite = new Set(["dist", ...siteSources.map((path) => path.split("/")[0] ?? "")]);

/** A folder to start in, with the built site and its sources but for those that are left out. */
function makeHome(leftOut = ""): string {
  const home = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  for (const name of ofSite) if (name !== leftOut) symlinkSync(resolve(name), join(home, name));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

function start(env: Record<string, string> = {}, home = makeHome()) {
  const child = spawn(process.execPath, [main], { cwd: home, env: nodeEnv(env) });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, ended, out: text(child.stdout), err: text(child.stderr) };
}

async function startOpen(env: Record<string, string> = {}, home?: string) {
  const port = await freePort();
  const server = start({ PORT: String(port), ...env }, home);
  await once(server.child.stdout, "data");
  return { ...server, port };
}

/** Waits until the server takes no more connections. */
const expectClosed = (port: number) =>
  expect
    .poll(() => {
      const { promise, resolve } = Promise.withResolvers<"open" | "closed">();
      const socket = connect(port, "127.0.0.1", () => resolve("open"));
      socket.on("error", () => resolve("closed"));
      return promise.finally(() => socket.destroy());
    })
    .toBe("closed");

const refusalOf = async (env: Record<string, string>, home?: string) => {
  const { ended, out, err } = start(env, home);
  expect([await ended, await out]).toEqual([1, ""]);
  const lines = (await err).split("\n");
  expect(lines).toHaveLength(2);
  return lines[0];
};

test("what keeps the server from starting is told in one line", async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  symlinkSync(resolve("content"), join(unbuilt, "content"));
  const wordless = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  mkdirSync(join(wordless, "content", "practice"), { recursive: true });
  writeFileSync(join(wordless, "content/practice/business.yaml"), "name: 5\n");
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await Promise.all([
    expect(refusalOf({ SMTP_URL: "mail://u:hunter2@x" })).resolves.toMatch(
      /^SMTP_URL holds "mail:\/\/\*\*\*@x"/,
    ),
    expect(refusalOf({}, unbuilt)).resolves.toBe("The site is not built yet: run `npm run build` first."),
    expect(refusalOf({ BACKEND_URL: "https://backend.example" })).resolves.toMatch(
      /^The site was built with another SITE_URL, BACKEND_URL.*: run `npm run build`/,
    ),
    expect(refusalOf({}, wordless)).resolves.toMatch(/^content\/practice\/business\.yaml, line 1: /),
    expect(refusalOf({ PORT: String(port) })).resolves.toMatch(/^PORT holds .*no other program/),
  ]);
  taken.close();
});

test("it says where it is open and where the first owner signs up, and ends in order when the terminal closes", async () => {
  const { child, ended, out, err, port } = await startOpen();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill("SIGHUP");
  expect(await ended).toBe(0);
  const address = `http://localhost:${port}`;
  const [open, firstOwner, ...others] = (await out).split("\n");
  expect([open, others, await err]).toEqual([`Ventanilla is open at ${address}`, [""], ""]);
  expect(firstOwner).toContain(
    `makes the first account of the office at ${address}/office/first-owner#token=`,
  );
});

test("a request in flight is answered before it ends, and a silent connection does not hold it", async () => {
  const { child, ended, port } = await startOpen();
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  silent.on("error", () => {});
  const socket = connect(port, "127.0.0.1");
  const body = JSON.stringify({ formData: { name: "Ana", email: "ana@example.com", service: "advisory" } });
  const head = `POST /functions/v1/send-hero-consultation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
  socket.write(head);
  await once(socket, "data");
  child.kill("SIGTERM");
  await expectClosed(port);
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*"success":true/s);
  expect(await ended).toBe(0);
});

test("a second signal ends it at once", async () => {
  const { child, ended, port } = await startOpen({ DRAIN_SECONDS: "60" });
  const started = performance.now();
  child.kill("SIGINT");
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(seconds(60));
});

test("it ends in order when the process that started it is gone", async () => {
  const parent = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const { ended } = await startOpen({ VENTANILLA_PARENT: String(parent.pid) });
  parent.kill("SIGKILL");
  expect(await ended).toBe(0);
});

test("it loads what sign-in needs, and says when the site was built of other sources", async () => {
  const { child, ended, err } = await startOpen({}, makeHome("ui"));
  if (process.platform === "linux")
    await expect.poll(() => readFileSync(`/proc/${child.pid}/maps`, "utf8")).toMatch(/argon2/);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(await err).toMatch(/"level":40.*`ventanilla build`/);
});
