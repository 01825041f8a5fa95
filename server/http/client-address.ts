import { isIP } from "node:net";
import type { Context } from "hono";
import type { Env } from "../base/env.ts";
import type { TrustedProxies } from "../base/trusted-proxies.ts";
import type { RequestEnv } from "./request-env.ts";

/** The client address of a request, behind the proxies that the settings trust. */
export function addressOf(c: Context<RequestEnv>, env: Env): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, c.req.header("x-forwarded-for"), env.trustedProxies);
}

/**
 * The address a request came from: the socket's, or the last one in `X-Forwarded-For` that no trusted proxy
 * has of its own. IPv6 is cut to its /64, which one household shares.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies | undefined,
): string {
  const chain = (forwardedFor ?? "").split(",").map(plainAddress).filter(Boolean);
  let address = plainAddress(socketAddress ?? "");
  for (let hop = 0; trusted && chain.length > 0 && isTrusted(trusted, address, hop); hop += 1) {
    const next = chain.pop() ?? "";
    // Whatever a stranger wrote further left is worth nothing once an entry is no address.
    if (!isIP(next)) break;
    address = next;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

const isTrusted = (trusted: TrustedProxies, address: string, hop: number) => {
  if ("hops" in trusted) return hop < trusted.hops;
  const version = isIP(address);
  return version !== 0 && trusted.networks.check(address, version === 4 ? "ipv4" : "ipv6");
};

const plainAddress = (raw: string) => raw.trim().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

function networkOf(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
