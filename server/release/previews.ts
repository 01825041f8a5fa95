import { createHash, randomBytes } from "node:crypto";
import { hours } from "#domain/durations.ts";
import { findSession, sessionEnd } from "../auth/sessions.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";

/** How long a preview is shown, in milliseconds, and how many at once: each lies in memory whole. */
export const previewLifetime = hours(1);
const mostOpen = 3;

/** What one session alone sees, by the value of its cookie, on whatever server of the database. */
type Previews<Opened> = {
  /** Notes a preview that is open here already; resolves with its token. */
  add(edits: string, opened: Opened, sessionId: string): Promise<string>;
  /** Opens it here when another server made it; resolves with undefined when the preview or the session is over. */
  find(token: string): Promise<Opened | undefined>;
};

type Options<Opened> = { db: Db; env: Env; now: Clock; open: (edits: string) => Promise<Opened> };

/**
 * Creates the previews of a server: up to three stay open in memory, and `open` makes another one anew from its edits.
 */
export function createPreviews<Opened>({ db, env, now, open }: Options<Opened>): Previews<Opened> {
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
    async find(token) {
      const id = idOf(token);
      const preview = await db.selectFrom("previews").selectAll().where("id", "=", id).executeTakeFirst();
      const session = preview && (await findSession(db, preview.session_id));
      const isAlive = session && sessionEnd(session, env, now()) === undefined;
      if (isAlive && now().toISOString() < preview.until)
        return openHere.get(id) ?? keep(id, open(preview.edits));
      openHere.delete(id);
      return undefined;
    },
  };

  function keep(id: string, opening: Promise<Opened>): Promise<Opened> {
    openHere.set(id, opening);
    // The next request tries again.
    opening.catch(() => openHere.delete(id));
    for (const oldest of [...openHere.keys()].slice(0, -mostOpen)) openHere.delete(oldest);
    return opening;
  }
}

const idOf = (token: string) => createHash("sha256").update(token).digest("base64url");
