import { BlockList, isIP } from "node:net";

/** Which proxies' `X-Forwarded-For` is believed: so many hops before us, or those at certain addresses. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Reads `TRUST_PROXY`: a count of hops, or addresses and CIDRs separated by commas. Undefined when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (!version || !/^\d{0,3}$/.test(prefix ?? "") || prefix === "" || bits > longest) return undefined;
    networks.addSubnet(address, bits, version === 4 ? "ipv4" : "ipv6");
  }
  return { networks };
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
