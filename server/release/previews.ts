import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { hours } from "#domain/durations.ts";
import { findSession, sessionEnd } from "../auth/sessions.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { addressOn } from "../http/rate-limits.ts";
import type { Enqueue } from "../http/work-queue.ts";

/** How long a preview is shown, in milliseconds, and how many at once: each lies in memory whole. */
export const previewLifetime = hours(1);
const mostOpen = 3;

type Previews<Opened> = {
  /** Notes a preview that is open here already; resolves with its token. */
  add(edits: string, opened: Opened, sessionId: string): Promise<string>;
  /**
   * Opens it here when another server made it; resolves with undefined when the preview or the session is over. A cookie
   * may be made up by anybody: its look-up waits in the queue, where client addresses take turns.
   */
  find(token: string, request: IncomingMessage): Promise<Opened | undefined>;
};

type Options<Opened> = {
  db: Db;
  env: Env;
  now: Clock;
  open: (edits: string) => Promise<Opened>;
  enqueue: Enqueue;
};

/** Creates the previews of a server: up to three stay open in memory, and `open` makes another one from its edits. */
export function createPreviews<Opened>({ db, env, now, open, enqueue }: Options<Opened>): Previews<Opened> {
  const openHere = new Map<string, Promise<Opened>>();
  return {
    async add(edits, opened, session_id) {
      const token = randomBytes(32).toString("base64url");
      const id = idOf(token);
      const at = now();
      await db.deleteFrom("previews").where("until", "<=", at.toISOString()).execute();
      const until = new Date(at.getTime() + previewLifetime).toISOString();
      await db.insertInto("previews").values({ id, session_id, edits, until }).execute();
      keep(id, Promise.resolve(opened));
      return token;
    },
    async find(token, request) {
      const id = idOf(token);
      const address = addressOn(request.socket, request, env.trustedProxies);
      const edits = await enqueue(() => findEdits(id), address);
      if (edits !== undefined) return openHere.get(id) ?? keep(id, open(edits));
      openHere.delete(id);
      return undefined;
    },
  };

  /** The edits of a preview; undefined when it or its session is over. */
  async function findEdits(id: string): Promise<string | undefined> {
    const preview = await db.selectFrom("previews").selectAll().where("id", "=", id).executeTakeFirst();
    const session = preview && (await findSession(db, preview.session_id));
    const isAlive = session && sessionEnd(session, env, now()) === undefined;
    return isAlive && now().toISOString() < preview.until ? preview.edits : undefined;
  }

  function keep(id: string, opening: Promise<Opened>): Promise<Opened> {
    openHere.set(id, opening);
    // The next request tries again.
    opening.catch(() => openHere.delete(id));
    for (const oldest of [...openHere.keys()].slice(0, -mostOpen)) openHere.delete(oldest);
    return opening;
  }
}

const idOf = (token: string) => createHash("sha256").update(token).digest("base64url");
