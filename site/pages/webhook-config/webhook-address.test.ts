import { expect, test } from "vitest";
import { webhookAddress } from "./webhook-address.ts";

test.each([
  "https://hooks.zapier.com/hooks/catch/1/abc",
  "https://automation.example.com/x",
  "http://127.0.0.1:5678/webhook/leads",
  "http://localhost:5678/WebHook-test/1",
])("%s is kept as it is", (address) => expect(webhookAddress(address)).toBe(address));

test("spaces around an address are taken off", () => {
  expect(webhookAddress("  https://example.com/a \n")).toBe("https://example.com/a");
});

test.each(["hooks.zapier.com/hooks/catch/1/abc", "webhook.example.com/x"])(
  "%s lacks only its https://",
  (address) => expect(webhookAddress(address)).toBe(`https://${address}`),
);

test.each(["", "   ", "hello", "http://example.com/x", "ftp://example.com/x", "example.com"])(
  "%j is no webhook address",
  (typed) => expect(webhookAddress(typed)).toBeUndefined(),
);

test.each([
  "javascript:alert('webhook')",
  "data:text/html,webhook",
  "webhook://x",
  "https://",
  "https://a b",
])("%j says the right words but is no address of the web", (typed) =>
  expect(webhookAddress(typed)).toBeUndefined(),
);
