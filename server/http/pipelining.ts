import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The most requests of a connection that wait for an answer to the one before; browsers send none ahead. */
const mostWaiting = 20;

/**
 * Answers the pipelined requests of a connection one after another, each in a turn of its own: those of a packet would
 * otherwise be worked off before anybody else's. A connection that sends more than 20 ahead is closed unanswered.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();

  function start(socket: Socket, response: ServerResponse, work: () => void) {
    response.once("close", () => {
      const next = queues.get(socket)?.shift();
      if (next) setImmediate(next);
      else queues.delete(socket);
    });
    work();
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    const work = () => start(socket, response, () => answer(request, response));
    if (!queue) {
      queues.set(socket, []);
      work();
    } else if (queue.length < mostWaiting) {
      queue.push(() => !socket.destroyed && work());
    } else {
      socket.destroy();
      skipPacket(socket);
    }
  };
}

type Parser = { onIncoming: () => number };

// The parser would still make objects of the thousands of requests that a packet may hold. Node has no documented way to
// stop it; 2 is what it answers itself to an upgrade, after which nothing is parsed.
function skipPacket(socket: Socket & { parser?: Parser | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
