import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressApart } from "./compress-apart.ts";

test("bodies come back whole, and a quick one waits for no more than the one under way", async () => {
  const order: string[] = [];
  const body = (name: string) => Buffer.from(`${name} words `.repeat(500));
  const send = async (level: "quick" | "best", name: string) => {
    const { br, gzip } = await compressApart[level](body(name));
    order.push(name);
    for (const unpacked of [brotliDecompressSync(br), gunzipSync(gzip)]) expect(unpacked).toEqual(body(name));
    return br.length;
  };
  const sizes = await Promise.all([
    ...["first", "second", "third"].map((name) => send("best", name)),
    send("quick", "quick"),
  ]);
  expect(order).toEqual(["first", "quick", "second", "third"]);
  expect(Math.max(...sizes)).toBeLessThan(body("first").length / 10);
});

test("beyond 200 that wait a body is refused", async () => {
  const sent = Array.from({ length: 202 }, () => compressApart.quick(Buffer.from("words")));
  const results = await Promise.allSettled(sent);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
});
