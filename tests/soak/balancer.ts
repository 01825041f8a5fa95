import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * A balancer as they are everywhere: round robin over the servers whose `/readyz` says 200, connections kept, and no
 * request sent twice.
 */
export async function startBalancer(servers: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let isOpen = true;
  const watch = servers.map(async (server) => {
    while (isOpen) {
      const status = await fetch(`${server}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
      if (status === 200) ready.add(server);
      else ready.delete(server);
      await pause(100);
    }
  });
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const up = servers.filter((server) => ready.has(server));
    const server = up[turn++ % up.length];
    if (!server) return void outgoing.writeHead(503).end();
    const { method = "GET", url, headers } = incoming;
    const passed = request(server + url, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] ?? "" });
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    passed.on("error", ({ message }) => void outgoing.writeHead(502).end(`${server}: ${message}`));
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(balancer, "listening");
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    isReady: (server: string) => ready.has(server),
    async stop() {
      isOpen = false;
      await Promise.all(watch);
      balancer.close();
      balancer.closeAllConnections();
      agent.destroy();
    },
  };
}
