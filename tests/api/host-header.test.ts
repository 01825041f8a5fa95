import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startApp } from "../start-app.ts";

const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
const requests: [status: number, start: string, ...headers: string[]][] = [
  [200, "GET /contact HTTP/1.1", "Host: www.example.com"],
  [200, "GET /contact HTTP/1.1", "Host: [::1]:3000"],
  [200, "GET /contact HTTP/1.0"],
  [200, "GET http://www.example.com/contact?x=1 HTTP/1.1", "Host: WWW.example.com:80"],
  [200, "GET http://www.example.com HTTP/1.1", "Host: www.example.com"],
  [404, "GET http://www.example.com/none HTTP/1.1", "Host: www.example.com"],
  [400, "GET /contact HTTP/1.1"],
  [400, "GET /contact HTTP/1.1", "Host: www.example.com", "Host: evil.example"],
  [400, "GET /contact HTTP/1.1", "host: www.example.com", "HOST: www.example.com"],
  [400, "GET /healthz HTTP/1.1", "Host: a", "Host: b"],
  [400, "POST /functions/v1/send-hero-consultation HTTP/1.1", "Host: a", "Host: b", "Content-Length: 0"],
  [400, "GET /realtime/v1/websocket HTTP/1.1", "Host: a", "Host: b", ...upgrade],
  [400, "GET /contact HTTP/1.1", "Host: www.example.com, evil.example"],
  [400, "GET /contact HTTP/1.1", "Host: evil.example/path"],
  [400, "GET /contact HTTP/1.1", "Host: somebody@www.example.com"],
  [400, "GET http://evil.example/contact HTTP/1.1", "Host: www.example.com"],
  [400, "GET http://www.example.com:8080/contact HTTP/1.1", "Host: www.example.com"],
  [400, "GET https://somebody@www.example.com/contact HTTP/1.1", "Host: www.example.com"],
];

test("a request that names no host, two hosts or a broken one is refused, whatever it asks for", async () => {
  const app = await startApp();
  const ask = async (lines: string[]) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
    return (await text(socket)).match(/^HTTP\/1\.1 (\d{3})/)?.[1];
  };
  for (const [status, ...lines] of requests)
    expect([await ask(lines), ...lines]).toEqual([`${status}`, ...lines]);
  expect(app.logged.join("\n")).not.toMatch(/crashed/);
  await app.end();
});

test("a request whose end a proxy could see elsewhere is refused, and what follows it is not read", async () => {
  const app = await startApp();
  const { host, port } = new URL(app.url);
  const next = `GET /contact HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const chunked = "Transfer-Encoding: chunked";
  for (const [version, ...headers] of [
    ["1.0", chunked],
    ["1.1", chunked, "Content-Length: 5"],
    ["1.1", "Content-Length: 5", chunked],
    ["1.1", "Content-Length: 5", "Content-Length: 6"],
    ["1.1", "Content-Length: 5, 5"],
    ["1.1", "Content-Length: +5"],
    ["1.1", "Transfer-Encoding : chunked"],
    ["1.1", "Transfer-Encoding: chunked, identity"],
    ["1.1", "Transfer-Encoding: xchunked"],
    ["1.1", `X: y\n${chunked}`],
  ]) {
    const lines = [`POST /contact HTTP/${version}`, `Host: ${host}`, "Connection: keep-alive", ...headers];
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`${lines.join("\r\n")}\r\n\r\n0\r\n\r\n${next}`);
    const statuses = (await text(socket)).match(/HTTP\/1\.1 \d{3}/g);
    expect([version, ...headers, statuses]).toEqual([version, ...headers, ["HTTP/1.1 400"]]);
  }
  await app.end();
});
