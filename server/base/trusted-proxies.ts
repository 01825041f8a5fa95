import { BlockList, isIP } from "node:net";

/** The trusted proxies, whose `X-Forwarded-For` is used: a number of hops, or networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Parses `TRUST_PROXY`: a number of hops, or addresses and CIDRs separated by commas. Undefined for anything else. */
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
