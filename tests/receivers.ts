import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
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

/** A real HTTP receiver on loopback that keeps what is posted to it and answers 200. */
export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    calls.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end("ok");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { calls, url: `http://127.0.0.1:${port}/hook`, stop };
}
