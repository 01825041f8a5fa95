import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

type Options = {
  mostConnections: number;
  /** The client that a connection, or the proxy's connection with a request, is counted for. */
  clientOf: (socket: Socket, request?: IncomingMessage) => string;
};

/** The connections without a whole request so far, and since when, the oldest first. */
const silentSockets = new WeakMap<Server, Map<Socket, number>>();

/**
 * Limits the connections of a server: the client with the most gives way first, with its oldest. Half of them may be
 * without a whole request: a visitor's comes at once, an attacker holds connections open on purpose. At the limit those
 * that wait for nothing make room before all others; where nobody has more than its own client, the newest is closed.
 */
export function limitConnections(server: Server, { mostConnections, clientOf }: Options): void {
  const silent = new Map<Socket, number>();
  /** The answered connections whose next request head has not arrived whole. */
  const kept = new Set<Socket>();
  /** All of them with their clients, the oldest first. */
  const clients = new Map<Socket, string>();
  /** How many requests of a connection are not answered yet. */
  const open = new WeakMap<Socket, number>();
  silentSockets.set(server, silent);

  function forget(socket: Socket) {
    for (const sockets of [silent, kept, clients]) sockets.delete(socket);
  }
  /** The connections of the client that has the most of some, the oldest first. */
  function mostOf(sockets: Iterable<Socket>): Socket[] {
    const owned = [...Map.groupBy(sockets, (socket) => clients.get(socket)).values()];
    return owned.reduce((one, other) => (other.length > one.length ? other : one), []);
  }
  function makeRoom(newest: Socket) {
    const [idle] = mostOf(kept);
    const most = mostOf(clients.keys());
    const own = [...clients.values()].filter((client) => client === clients.get(newest));
    close(idle ?? (most.length > own.length ? most[0] : newest));
  }
  function close(socket: Socket | undefined) {
    if (!socket) return;
    forget(socket);
    socket.destroy();
  }

  server.on("connection", (socket) => {
    silent.set(socket, performance.now());
    clients.set(socket, clientOf(socket));
    socket.once("close", () => forget(socket));
    if (silent.size > mostConnections / 2) close(mostOf(silent.keys())[0]);
    if (clients.size > mostConnections) makeRoom(socket);
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    if (!clients.has(socket)) return;
    clients.set(socket, clientOf(socket, request));
    kept.delete(socket);
    open.set(socket, (open.get(socket) ?? 0) + 1);
    if (hasBody(request)) {
      silent.set(socket, performance.now());
      request.once("end", () => silent.delete(socket));
    } else silent.delete(socket);
    response.once("close", () => {
      const left = (open.get(socket) ?? 1) - 1;
      open.set(socket, left);
      if (left === 0 && clients.has(socket)) kept.add(socket);
    });
  });
  server.on("upgrade", ({ socket }: IncomingMessage) => {
    silent.delete(socket);
    kept.delete(socket);
  });
}

/**
 * Closes the connections that have sent nothing at all for some milliseconds: a browser opens some in advance, and Node
 * counts them as busy. On a phone's line a request comes later than its connection by a round trip.
 */
export function closeUnused(server: Server, age: number): void {
  for (const [socket, at] of silentSockets.get(server) ?? [])
    if (socket.bytesRead === 0 && performance.now() - at >= age) socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
