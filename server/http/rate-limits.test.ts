import { describe, expect, test } from "vitest";
import { parseTrustedProxies } from "../base/trusted-proxies.ts";
import { lineOf } from "./address-line.ts";
import { clientAddress } from "./rate-limits.ts";

describe("the address a request came from", () => {
  test("is the socket's when no proxy is trusted, whatever a header claims", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", undefined)).toBe("203.0.113.9");
    expect(clientAddress("::ffff:203.0.113.9", undefined, undefined)).toBe("203.0.113.9");
  });
  test("is counted from the right by trusted hops", () => {
    const forwarded = "6.6.6.6, 198.51.100.1, 10.0.0.2";
    expect(clientAddress("10.0.0.1", forwarded, parseTrustedProxies("1"))).toBe("10.0.0.2");
    expect(clientAddress("10.0.0.1", forwarded, parseTrustedProxies("2"))).toBe("198.51.100.1");
    expect(clientAddress("10.0.0.1", forwarded, parseTrustedProxies("0"))).toBe("10.0.0.1");
  });
  test("is the first one that stands in no trusted network", () => {
    const trusted = parseTrustedProxies("10.0.0.0/8, 127.0.0.1, fd00::/8");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", trusted)).toBe("198.51.100.1");
    expect(clientAddress("192.0.2.1", "6.6.6.6", trusted)).toBe("192.0.2.1");
    expect(clientAddress("127.0.0.1", "nonsense", trusted)).toBe("127.0.0.1");
  });
  test("may come with the port of the client, as some balancers write it", () => {
    const trusted = parseTrustedProxies("1");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 198.51.100.1:52044", trusted)).toBe("198.51.100.1");
    for (const entry of ["[2001:db8::7:8]:52044", "[2001:db8::7:8]"])
      expect(clientAddress("10.0.0.1", entry, trusted)).toBe("2001:db8:0:0");
  });
  test("is the /64 of an IPv6 household", () => {
    expect(clientAddress("2001:db8:0:7:aaaa::1", undefined, undefined)).toBe("2001:db8:0:7");
    expect(clientAddress("2001:db8::1", undefined, undefined)).toBe("2001:db8:0:0");
    expect(clientAddress("::1", undefined, undefined)).toBe("0:0:0:0");
  });
  test("belongs to a /56 in IPv6", () => {
    for (const [address, line] of [
      ["2001:db8:1:2ff", "2001:db8:1:200/56"],
      ["2001:db8:1:ff", "2001:db8:1:0/56"],
      ["203.0.113.9", undefined],
      ["elena 2001:db8:1:2ff", undefined],
    ] as const)
      expect([address, lineOf(address)]).toEqual([address, line]);
  });
  test("a setting that is neither hops nor networks is refused", () => {
    for (const wrong of ["yes", "10.0.0.0/33", "10.0.0.0/", "-1", "proxy.example.com"]) {
      expect(parseTrustedProxies(wrong)).toBeUndefined();
    }
  });
});
