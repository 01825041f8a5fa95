import { once } from "node:events";
import { Agent, get, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "./base/logger.ts";
import { parseTrustedProxies } from "./base/trusted-proxies.ts";
import { closeUnused } from "./http/connections.ts";
import { createHttpServer } from "./http-server.ts";

type Options = Parameters<typeof createHttpServer>[0];

/** A request whose headers have come. */
function requestFor(url: string): [IncomingMessage, ServerResponse] {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method: "GET", headers: { host: "x" }, rawHeaders: ["Host", "x"] });
  return [request, new ServerResponse(request)];
}

test("of people who sign in at the same moment each begins in a turn of the event loop of its own", async () => {
  let turn = 0;
  const turns: number[] = [];
  const requests = ["one", "two", "three"].map((name) => requestFor(`/auth/v1/${name}`));
  const { promise: allBegun, resolve } = Promise.withResolvers<void>();
  const app = {
    fetch: () => {
      turns.push(turn);
      if (turns.length === requests.length) resolve();
      return new Response();
    },
  };
  const server = createHttpServer({
    current: () => ({ app, pages: { answer: () => false } }),
    isDraining: () => false,
  } as unknown as Options);
  for (const request of requests) server.emit("request", ...request);
  const count = () => {
    turn += 1;
    if (turns.length < requests.length) setImmediate(count);
  };
  count();
  await allBegun;
  expect(new Set(turns).size).toBe(requests.length);
});

test("a preview that cannot be looked up is logged, and the live release answers", async () => {
  const lines: string[] = [];
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const answer = () => {
    resolve();
    return true;
  };
  const server = createHttpServer({
    current: () => ({ pages: { answer } }),
    findPreview: async () => {
      throw new Error("the database is away");
    },
    counts: { add: () => {} },
    log: createLogger({ write: (line: string) => void lines.push(line) }),
    isDraining: () => false,
  } as unknown as Options);
  const [request, response] = requestFor("/prices");
  request.rawHeaders.push("Cookie", "ventanilla-preview=token");
  server.emit("request", request, response);
  await answered;
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: "the database is away" } },
  ]);
});

/** A server with room for ten connections, whose answer at `/large` no buffers hold. */
async function openSmallRoom(trustedProxies?: string) {
  const large = Buffer.alloc(16_000_000);
  const server = createHttpServer({
    current: () => ({
      pages: {
        answer: ({ url }: IncomingMessage, response: ServerResponse) => {
          response.end(url === "/large" ? large : "");
          return true;
        },
      },
    }),
    counts: { add: () => {} },
    isDraining: () => false,
    limits: { mostConnections: 10 },
    trustedProxies: trustedProxies && parseTrustedProxies(trustedProxies),
  } as unknown as Options).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const countConnections = promisify((answer: (error: Error | null, count: number) => void) =>
    server.getConnections(answer),
  );
  const open = async (localAddress: string, sent: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
    await once(socket.pause(), "connect");
    socket.write(sent);
    return socket;
  };
  /** Asks for what it does not take. */
  const openSlow = ([localAddress, header = ""]: readonly [string, string?]) =>
    open(localAddress, `GET /large HTTP/1.1\r\nhost: x\r\n${header}\r\n`);
  const visit = async (agent = new Agent()) => {
    const [answer] = await once(get({ host: "127.0.0.1", port, agent }), "response");
    return (answer as IncomingMessage).resume().statusCode;
  };
  const isTaken = (socket: Socket) => takeAll(socket, large.length);
  return { server, open, openSlow, visit, countConnections, isTaken };
}

async function takeAll(socket: Socket, length: number): Promise<boolean> {
  for await (const _ of socket) if (socket.bytesRead > length) return true;
  return false;
}

test.each([
  ["an address", undefined, ["127.0.0.2"], ["127.0.0.3"]],
  [
    "a line behind a proxy",
    "1",
    ["127.0.0.1", "x-forwarded-for: 2001:db8:0:1::1\r\n"],
    ["127.0.0.1", "x-forwarded-for: 2001:db8:0:100::1\r\n"],
  ],
] as const)(
  "%s that takes answers slowly on all connections gives way to others",
  async (_, proxies, many, few) => {
    const { openSlow, visit, countConnections, isTaken } = await openSmallRoom(proxies);
    const other = await openSlow(few);
    for (let count = 0; count < 20; count += 1) await openSlow(many);
    for (let count = 0; count < 5; count += 1) expect(await visit()).toBe(200);
    expect(await countConnections()).toBeLessThanOrEqual(10);
    expect(await isTaken(other)).toBe(true);
  },
);

test("a visitor who is slow to ask goes on while an address holds many connections without a request", async () => {
  const { open } = await openSmallRoom();
  const slow = await open("127.0.0.3", "GET / HTTP/1.1\r\nhost:");
  for (let count = 0; count < 20; count += 1) await open("127.0.0.2", "GET / HTTP/1.1\r\nhost:");
  slow.end(" x\r\nconnection: close\r\n\r\n");
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200/);
});

test("a connection that has sent nothing is closed when it is older than a visitor's round trip", async () => {
  const { server, open, countConnections } = await openSmallRoom();
  const late = await open("127.0.0.1", "");
  await expect.poll(() => countConnections()).toBe(1);
  closeUnused(server, 60_000);
  late.end("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200/);
  await open("127.0.0.1", "");
  await expect.poll(() => countConnections()).toBe(1);
  closeUnused(server, 0);
  await expect.poll(() => countConnections()).toBe(0);
});
