import type { Context } from "hono";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { readClientAddress } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import type { Pages } from "../pages/load-pages.ts";
import type { AuthKeys } from "./keys.ts";

/** What changes of accounts and their mails need, in a request and in a command. */
export type AccountOptions = {
  db: Db;
  now: Clock;
  env: Env;
  keys: AuthKeys;
  /** The secret of rate buckets and mailboxes; `keys.secret` is that of tokens. */
  secret: string;
};

/** What every call of sign-in needs. */
export type AuthOptions = AccountOptions & {
  practice: Practice;
  pages: Pages;
  log: Log;
  wakeOutbox: () => void;
};

/** The caller of a request: for audit rows, sessions and limits. */
export type Caller = { ipAddress: string; userAgent: string; requestId: string };

/** Reads who makes a request, from its connection and headers; at most 300 letters of the user agent. */
export const readCaller = (c: Context<RequestEnv>, env: Env): Caller => ({
  ipAddress: readClientAddress(c, env),
  userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
  requestId: c.var.requestId,
});
