import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Readable } from "node:stream";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { checkMails } from "../forbidden-word.ts";

type Letter = { from: string; to: string[]; raw: string };
/** What the server says to each letter: a code of 400 or more refuses it, "drop" breaks the line, "hang" is silence. */
type Answer = number | "drop" | "hang";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real SMTP server on loopback that keeps what it accepts and can be told to fail. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const accepted: Letter[] = [];
  const offered: Letter[] = [];
  const sockets = new Set<Socket>();
  let answerTo: (letter: Letter) => Answer | Promise<Answer> = () => 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    async onData(stream, session, done) {
      const raw = await textOf(stream);
      if (raw === undefined) return;
      const { mailFrom, rcptTo } = session.envelope;
      const letter = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw,
      };
      offered.push(letter);
      const answer = await answerTo(letter);
      if (answer === "hang") return;
      if (answer === "drop") return breakLines();
      if (answer >= 400) return done(refusal(answer, letter));
      accepted.push(letter);
      done();
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const breakLines = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    offered,
    answers: (answer: Answer | typeof answerTo) => {
      answerTo = typeof answer === "function" ? answer : () => answer;
    },
    async stop() {
      breakLines();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await checkMails(accepted);
    },
  };
}

/** Answers the connection and never says a word. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

export const readMail = (letter: Letter) => PostalMime.parse(letter.raw);

/** The value of a header as it was sent, or undefined. */
export async function headerOf(letter: Letter, name: string): Promise<string | undefined> {
  const { headers } = await readMail(letter);
  return headers.find(({ key }) => key === name.toLowerCase())?.value;
}

// A line that breaks in the middle of a letter is part of the test.
const textOf = (stream: Readable) =>
  stream.toArray().then(
    (chunks) => Buffer.concat(chunks).toString(),
    () => undefined,
  );

// As real servers do, the answer quotes the address.
function refusal(responseCode: number, letter: Letter) {
  return Object.assign(new Error(`${responseCode >= 500 ? "5.1.1" : "4.7.1"} <${letter.to}> refused`), {
    responseCode,
  });
}
