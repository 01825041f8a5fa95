import type { Context } from "hono";
import type { Env } from "../base/env.ts";
import type { RequestEnv } from "../leads/public.ts";
import { clientAddress } from "./client-address.ts";

/** The address a request came from, behind the proxies that the settings trust. */
export function addressOf(c: Context<RequestEnv>, env: Env): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, c.req.header("x-forwarded-for"), env.trustedProxies);
}
