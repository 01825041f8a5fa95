/**
 * The line that an IPv6 client address (its /64) belongs to: the /56 that providers give a household, which has 256 of
 * them to change. Undefined for all else, also for IPv4.
 */
export function lineOf(address: string): string | undefined {
  const [, head, last = ""] = /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})$/.exec(address) ?? [];
  return head && `${head}${(Number.parseInt(last, 16) & 0xff00).toString(16)}/56`;
}
