import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import { seconds } from "#domain/durations.ts";
import type { AccountOptions } from "../auth/options.ts";
import type { Log } from "../base/logger.ts";
import { startPolling } from "../base/start-polling.ts";
import { newsFrame } from "./frames.ts";
import { isStillStaff, listenerOf } from "./listener.ts";
import { type OfficeSocket, openSocket } from "./office-socket.ts";
import {
  deleteOldPresences,
  deletePresence,
  keepPresence,
  listPresences,
  type Presence,
  presenceDiff,
  presenceState,
} from "./presence-rows.ts";
import { openSignalFeed, type SignalFeed } from "./signal-feed.ts";

export const realtimePath = "/realtime/v1/websocket";

/** The intervals in milliseconds: of reading what changed, and of looking whether the sessions still live. */
export type RealtimeLimits = { poll: number; sessionCheck: number };
export const realtimeLimits: RealtimeLimits = { poll: seconds(1), sessionCheck: seconds(3) };

const mostSockets = 200;
const mostOfOnePerson = 20;
/** The longest frame in bytes: a join with its token is the longest that a client sends. */
const longestFrame = 16_384;

/**
 * Opens the office's live signals on an HTTP server, in the wire of the official realtime client. Signals say that
 * something changed, never what: `{seq, topic, id, by}`. Sockets of a session that ended are closed within seconds.
 */
export function openRealtime(
  server: Server,
  options: AccountOptions & { log: Log },
  limits: RealtimeLimits,
): { wake(): void; close(): Promise<void> } {
  const { db, now, log, env } = options;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
  });
  const sockets = new Set<OfficeSocket>();
  let feed: Promise<SignalFeed> | undefined;
  let presences: Presence[] = [];
  let reading: Promise<void> | undefined;
  let isReadDue = false;
  let isFailing = false;

  server.on("upgrade", (request, stream, head) => {
    stream.on("error", () => stream.destroy());
    const isOwn = isOwnOrigin(request.headers.origin, request.headers.host, env.siteUrl);
    if (isOwn && sockets.size >= mostSockets) cutOldestStranger();
    if (!isOwn || sockets.size >= mostSockets) {
      stream.end(
        `HTTP/1.1 ${isOwn ? "503 Service Unavailable" : "403 Forbidden"}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    webSockets.handleUpgrade(request, stream, head, (webSocket) => {
      const socket = openSocket(webSocket, { admit, ready, joined, looksAt, closed });
      sockets.add(socket);
    });
  });
  const polls = setInterval(wake, limits.poll);
  const checks = startPolling(checkSessions, {
    log,
    interval: limits.sessionCheck,
    problem: "live signals: sessions cannot be looked after, trying again",
  });
  return { wake, close };

  // Who has not joined may be anybody; the staff's own screens join at once.
  function cutOldestStranger(): void {
    const stranger = [...sockets].find(({ listener }) => listener === undefined);
    if (!stranger) return;
    sockets.delete(stranger);
    stranger.cut();
  }

  async function admit(token: string, socket: OfficeSocket) {
    const listener = await listenerOf(token, options);
    const others = listening().filter(
      (each) => each !== socket && each.listener?.userId === listener?.userId,
    );
    return others.length < mostOfOnePerson ? listener : undefined;
  }

  function ready(): Promise<SignalFeed> {
    feed ??= openSignalFeed(db).catch((error: unknown) => {
      feed = undefined;
      throw error;
    });
    return feed;
  }

  function joined(socket: OfficeSocket): void {
    socket.send(newsFrame("presence_state", presenceState(presences)));
    wake();
  }

  async function looksAt(socket: OfficeSocket, subjectId: string | undefined): Promise<void> {
    if (subjectId === undefined || !socket.listener) await deletePresence(db, socket.id);
    else await keepPresence(db, { id: socket.id, userId: socket.listener.userId, subjectId }, now());
    wake();
  }

  async function closed(socket: OfficeSocket): Promise<void> {
    sockets.delete(socket);
    if (socket.subjectId === undefined) return;
    await withDatabase(() => deletePresence(db, socket.id));
    wake();
  }

  /** Reads what changed, now or as soon as the read that runs has ended. */
  function wake(): void {
    isReadDue = listening().length > 0;
    if (!isReadDue) {
      feed = undefined;
      presences = [];
      return;
    }
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  }

  async function readAll(): Promise<void> {
    while (isReadDue) {
      isReadDue = false;
      await withDatabase(sendNews);
    }
  }

  async function sendNews(): Promise<void> {
    // The changes last: the feed tells each once, and a failure after that would lose them.
    const present = await listPresences(db, now());
    const changes = await (await ready()).read();
    const diff = presenceDiff(presences, present);
    presences = present;
    for (const { seq, topic, subject_id, actor_id } of changes) {
      const payload = { seq, topic, id: subject_id, by: actor_id };
      tell(newsFrame("broadcast", { type: "broadcast", event: "signal", payload }));
    }
    if (diff) tell(newsFrame("presence_diff", diff));
  }

  function tell(text: string): void {
    for (const socket of listening()) socket.send(text);
  }

  async function checkSessions(): Promise<void> {
    await deleteOldPresences(db, now());
    for (const socket of listening()) {
      const { listener } = socket;
      if (listener && !(await isStillStaff(listener, options))) socket.close();
    }
  }

  function listening(): OfficeSocket[] {
    return [...sockets].filter(({ listener }) => listener !== undefined);
  }

  async function withDatabase(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      // Logged once for each outage: the next poll tries again.
      if (!isFailing) log.error({ err: error }, "live signals: the database fails, trying again");
      isFailing = true;
    }
  }

  async function close(): Promise<void> {
    clearInterval(polls);
    const checked = checks.stop();
    const gone = [...sockets].map((socket) => socket.gone);
    // Without a closing handshake, which a client that is gone would never answer.
    for (const webSocket of webSockets.clients) webSocket.terminate();
    await Promise.all(gone);
    await reading;
    await checked;
  }
}

// Programs send no Origin; a browser always does, and the server may be reached under another name.
function isOwnOrigin(origin: string | undefined, host: string | undefined, siteUrl: string): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
