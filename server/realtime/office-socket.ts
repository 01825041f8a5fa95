import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import { seconds } from "#domain/durations.ts";
import { isRecord } from "../base/is-record.ts";
import { type Frame, officeChannel, parseFrame, replyTo } from "./frames.ts";
import type { Listener } from "./listener.ts";

/** A socket that waits longer than this for its first join, or sends nothing for as long as that, is closed. */
const joinTime = seconds(10);
const silence = seconds(60);
/** The most frames of a socket in ten seconds. */
const mostFrames = 100;
/** The most bytes that wait to be sent to a slow receiver, which reads all again when it comes back. */
const mostWaiting = 1_000_000;

/** How often a socket may fail to join; the client itself asks for a new token first. */
const mostFailedJoins = 5;

/** RFC 6455: the endpoint is not allowed to do what it did. */
const policyViolation = 1008;

type SocketEvents = {
  /** Who may listen with this token; undefined for nobody. */
  admit(token: string, socket: OfficeSocket): Promise<Listener | undefined>;
  /** Resolves when no change from then on will be missed. */
  ready(): Promise<unknown>;
  joined(socket: OfficeSocket): void;
  looksAt(socket: OfficeSocket, subjectId: string | undefined): Promise<void>;
  closed(socket: OfficeSocket): Promise<void>;
};

export type OfficeSocket = {
  id: string;
  listener: Listener | undefined;
  /** What its person looks at; undefined when the client says nothing of it. */
  subjectId: string | undefined;
  send(text: string): void;
  close(): void;
  /** Ends the connection without a closing handshake. */
  cut(): void;
  /** Resolves when the socket is closed and nothing of it is left. */
  gone: Promise<void>;
};

/** Speaks the realtime client's protocol on a socket: join with a token, heartbeat, a new token, presence, leave. */
export function openSocket(webSocket: WebSocket, events: SocketEvents): OfficeSocket {
  const { promise: gone, resolve: markGone } = Promise.withResolvers<void>();
  const socket: OfficeSocket = {
    gone,
    id: randomUUID(),
    listener: undefined,
    subjectId: undefined,
    send(text) {
      if (webSocket.bufferedAmount > mostWaiting) webSocket.terminate();
      else webSocket.send(text);
    },
    close: () => webSocket.close(policyViolation),
    cut: () => webSocket.terminate(),
  };
  let frames = 0;
  let failedJoins = 0;
  let queue = Promise.resolve();
  const unjoined = setTimeout(() => socket.listener ?? socket.close(), joinTime);
  let silent = setTimeout(() => webSocket.terminate(), silence);
  const counting = setInterval(() => {
    frames = 0;
  }, seconds(10));
  webSocket.on("message", (data, isBinary) => {
    clearTimeout(silent);
    silent = setTimeout(() => webSocket.terminate(), silence);
    frames += 1;
    if (frames > mostFrames) return socket.close();
    // Binary frames are broadcasts of a client, which nobody hears here.
    const frame = isBinary ? undefined : parseFrame(String(data));
    // One after another: a new token must not overtake the join before it.
    if (frame) queue = queue.then(() => answer(frame)).catch(() => webSocket.terminate());
  });
  webSocket.on("error", () => webSocket.terminate());
  webSocket.on("close", () => {
    clearTimeout(unjoined);
    clearTimeout(silent);
    clearInterval(counting);
    // Last: what it said before would stay said.
    void queue.then(() => events.closed(socket)).finally(markGone);
  });
  return socket;

  async function answer(frame: Frame): Promise<void> {
    if (frame.topic === "phoenix" && frame.event === "heartbeat") {
      if (socket.subjectId !== undefined) await events.looksAt(socket, socket.subjectId);
      return socket.send(replyTo(frame, "ok"));
    }
    if (frame.topic !== officeChannel)
      return socket.send(replyTo(frame, "error", { reason: "There is no such channel." }));
    if (frame.event === "phx_join") return join(frame);
    if (!socket.listener) return socket.send(replyTo(frame, "error", { reason: "Join the channel first." }));
    if (frame.event === "access_token") return renew(frame.payload.access_token);
    if (frame.event === "presence") return track(frame);
    if (frame.event === "phx_leave") return leave(frame);
    socket.send(replyTo(frame, "error", { reason: "The office sends signals and takes none." }));
  }

  async function join(frame: Frame): Promise<void> {
    const listener = await events.admit(String(frame.payload.access_token ?? ""), socket);
    if (!listener) {
      failedJoins += 1;
      socket.send(replyTo(frame, "error", { reason: "The session is not valid here." }));
      if (failedJoins >= mostFailedJoins) socket.close();
      return;
    }
    socket.listener = listener;
    // The client reads all again when it gets the reply; what changes after that has to reach it.
    await events.ready();
    socket.send(replyTo(frame, "ok", { postgres_changes: [] }));
    events.joined(socket);
  }

  async function renew(token: unknown): Promise<void> {
    const listener = await events.admit(String(token), socket);
    if (listener?.userId === socket.listener?.userId && listener) socket.listener = listener;
    else socket.close();
  }

  async function track(frame: Frame): Promise<void> {
    const { event, payload } = frame.payload;
    const at = isRecord(payload) ? payload.at : undefined;
    socket.subjectId = event === "track" ? readSubject(at) : undefined;
    await events.looksAt(socket, socket.subjectId);
    socket.send(replyTo(frame, "ok"));
  }

  async function leave(frame: Frame): Promise<void> {
    socket.listener = undefined;
    socket.subjectId = undefined;
    await events.looksAt(socket, undefined);
    socket.send(replyTo(frame, "ok"));
  }
}

// Ids alone: nothing that a client types goes to the others.
const readSubject = (at: unknown): string => (typeof at === "string" && /^[\da-f-]{36}$/.test(at) ? at : "");
