import { expect, test } from "vitest";
import { previewRoutes } from "./preview-cookie.ts";

const routes = previewRoutes("https://www.example.com");

async function firstPage(path: string) {
  const body = new URLSearchParams({ token: "t".repeat(43), path });
  return (await routes.request("/", { method: "POST", body })).headers.get("location");
}

test.each(["/", "/es/contact", "/tiers?a=b#c"])("a preview begins on the page %s", async (path) => {
  expect(await firstPage(path)).toBe(path);
});

test.each([
  "",
  "contact",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
])("a preview leads nowhere else: %j", async (path) => {
  expect(await firstPage(path)).toBe("/");
});
