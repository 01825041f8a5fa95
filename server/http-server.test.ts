import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createLogger } from "./base/logger.ts";
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
