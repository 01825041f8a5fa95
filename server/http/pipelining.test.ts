import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { answerInTurn } from "./pipelining.ts";

const question = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

async function open(answer: Parameters<typeof answerInTurn>[0]): Promise<{ server: Server; client: Socket }> {
  const server = createServer(answerInTurn(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(async () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { server, client };
}

test("pipelined requests are answered in order, each after the one before and in a turn of its own", async () => {
  const begun: string[] = [];
  let turn = 0;
  const turns: number[] = [];
  const countTurns = () => {
    turn += 1;
    if (begun.length < 21) setImmediate(countTurns);
  };
  const { client } = await open((request, response) => {
    if (begun.length === 0) countTurns();
    begun.push(request.url ?? "");
    turns.push(turn);
    response.end(request.url);
  });
  const paths = Array.from({ length: 21 }, (_, number) => `/${number}`);
  const last = "GET /last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
  client.write(paths.slice(0, 20).map(question).join("") + last);
  const answers = await text(client);
  expect(begun).toEqual([...paths.slice(0, 20), "/last"]);
  expect(answers.split("HTTP/1.1 200 OK").slice(1)).toHaveLength(21);
  expect(new Set(turns).size).toBe(21);
});

test("a connection that sends more than 20 requests ahead is closed, and the rest of its packet is not looked at", async () => {
  let answers = 0;
  let requests = 0;
  const { server, client } = await open(() => {
    answers += 1;
  });
  server.on("request", () => {
    requests += 1;
  });
  client.on("error", () => {});
  client.write(question("/").repeat(2000));
  await once(client, "close");
  expect([answers, requests]).toEqual([1, 22]);
});

test("what a connection sent ahead is not done when it has gone", async () => {
  const begun: string[] = [];
  const { server, client } = await open((request) => {
    begun.push(request.url ?? "");
    client.destroy();
  });
  client.write(question("/first") + question("/second"));
  await once(server, "request");
  await expect
    .poll(() => new Promise((answer) => server.getConnections((_, count) => answer(count))))
    .toBe(0);
  expect(begun).toEqual(["/first"]);
});
