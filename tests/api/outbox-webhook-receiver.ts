import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server on loopback that keeps what is posted to it and answers as it is told. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.end();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    calls.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    answers: (next: typeof answer) => {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The signature of a call as Standard Webhooks has it; the secret begins with `whsec_`. */
export function signatureOf({ headers, body }: ReceivedCall, secret: string): string {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
