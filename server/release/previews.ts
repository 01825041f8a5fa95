import { randomBytes } from "node:crypto";
import { hours } from "#domain/durations.ts";
import { findSession, sessionEnd } from "../auth/sessions.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";

/** How long a preview is shown, in milliseconds, and how many at once: each lies in memory whole. */
export const previewLifetime = hours(1);
const mostOpen = 3;

/** The releases that one session alone sees, by the value of its cookie. */
export type Previews<Opened> = {
  add(opened: Opened, sessionId: string): string;
  /** Resolves with undefined when the preview or the session is over. */
  find(token: string): Promise<Opened | undefined>;
};

export function createPreviews<Opened>(options: { db: Db; env: Env; now: Clock }): Previews<Opened> {
  const { db, env, now } = options;
  const previews = new Map<string, { opened: Opened; sessionId: string; until: number }>();
  return {
    add(opened, sessionId) {
      const token = randomBytes(32).toString("base64url");
      previews.set(token, { opened, sessionId, until: now().getTime() + previewLifetime });
      for (const oldest of [...previews.keys()].slice(0, -mostOpen)) previews.delete(oldest);
      return token;
    },
    async find(token) {
      const preview = previews.get(token);
      if (!preview) return undefined;
      const session = await findSession(db, preview.sessionId);
      const isAlive = session && sessionEnd(session, env, now()) === undefined;
      if (isAlive && now().getTime() < preview.until) return preview.opened;
      previews.delete(token);
      return undefined;
    },
  };
}
