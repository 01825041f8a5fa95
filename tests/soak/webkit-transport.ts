import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import type { ConnectOverCDPTransport } from "@playwright/test";

// Node's own WebSocket cannot send a message in frames.
const { ws: FramedSocket } = createRequire(import.meta.resolve("playwright-core"))(
  "playwright-core/lib/utilsBundle",
);
/** In bytes; WebKitGTK closes a connection that sends a longer frame than 128 KiB. */
const frameLength = 100_000;

/** Address of a page of a WebKitGTK in its inspector's list; pages count from 1, the oldest first. It waits until some page is at `shown`. */
export async function pageAddress(inspector: string, number: number, shown = ""): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const list = await fetch(`http://${inspector}/`)
      .then((answer) => answer.text())
      .catch(() => "");
    const path = list.match(new RegExp(`/socket/\\d+/${number}/WebPage`))?.[0];
    if (path && list.includes(shown)) return `ws://${inspector}${path}`;
    await wait(100);
  }
  throw new Error(`WebKit has no page ${number}.`);
}

/** Connects Playwright to a page of a WebKitGTK by its inspector's protocol. */
export function webkitTransport(address: string): ConnectOverCDPTransport {
  const socket = new FramedSocket(address, { perMessageDeflate: false });
  const transport: ConnectOverCDPTransport = {
    send(message) {
      const bytes = Buffer.from(JSON.stringify(message));
      for (let start = 0; start < bytes.length; start += frameLength) {
        const end = start + frameLength;
        socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
      }
    },
    close: () => socket.close(),
  };
  socket.on("message", (text: Buffer) => transport.onmessage?.(JSON.parse(String(text))));
  socket.on("close", () => transport.onclose?.());
  return transport;
}
