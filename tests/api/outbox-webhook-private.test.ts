import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openWebhookTransport } from "#server/webhooks/webhook-transport.ts";
import { startReceiver } from "../receivers.ts";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const post = (host: string, scheme = "http") => {
  const message = { url: `${scheme}://${host}:${receiver.port}/hook`, headers: {}, body: "{}" };
  return openWebhookTransport(false, 15_000).post(message, new AbortController().signal);
};
const refused = {
  result: "retry",
  reason: {
    code: "endpoint-private",
    text: "The webhook address is private or reserved; WEBHOOK_ALLOW_PRIVATE=1 would let it through.",
  },
};

test.each([
  "127.0.0.1",
  "localhost",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.1",
  "0.0.0.0",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[fe80::1]",
  "[fd00::1]",
  "[2002:7f00:1::]",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "[fd00:ec2::254]",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
])("a webhook does not reach %s unless the owner allows private addresses", async (host) => {
  const warn = vi.spyOn(console, "warn");
  onTestFinished(() => warn.mockRestore());
  expect(await post(host)).toEqual(refused);
  expect(receiver.calls).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { address: "127.0.0.1", family: 4 },
  { address: "::127.0.0.1", family: 6 },
  { address: "168.63.129.16", family: 4 },
])(
  "a name is looked up when it is connected to, and none of its addresses may be private ($address)",
  async (hidden) => {
    const lookup = vi
      .spyOn(dns, "lookup")
      .mockImplementation(((_name: string, _options: object, answer: (...of: unknown[]) => void) =>
        answer(null, [{ address: "8.8.8.8", family: 4 }, hidden])) as never);
    syncBuiltinESMExports();
    onTestFinished(() => {
      lookup.mockRestore();
      syncBuiltinESMExports();
    });
    for (const scheme of ["http", "https"]) expect(await post("hooks.example.com", scheme)).toEqual(refused);
    expect(lookup).toHaveBeenCalledTimes(2);
    expect(receiver.calls).toEqual([]);
  },
);

test("a webhook over TLS does not reach private addresses either", async () => {
  expect(await post("127.0.0.1", "https")).toEqual(refused);
  expect(await post("localhost", "https")).toEqual(refused);
});

test("a webhook reaches a private address that the owner allows", async () => {
  const message = { url: receiver.url, headers: {}, body: "{}" };
  const outcome = await openWebhookTransport(true, 15_000).post(message, new AbortController().signal);
  expect(outcome).toEqual({ result: "sent", answer: { status: 200, text: "" } });
});
