import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { checkMails } from "./forbidden-word.ts";

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailReceiver() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        mails.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
  });
  // A client that was killed in the middle of a letter breaks its connection; that is part of the test.
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      await new Promise<void>((resolve) => server.close(resolve));
      await checkMails(mails);
    },
  };
}

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server on loopback that keeps what is posted to it and answers as it is told. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.end();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray().catch(() => undefined);
    // A client that was killed in the middle of a call.
    if (!chunks) return;
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
