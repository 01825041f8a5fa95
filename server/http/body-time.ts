import type { IncomingMessage } from "node:http";
import { minutes, seconds } from "#domain/durations.ts";

const bodyTime = seconds(20);
/** For the largest file on a slow line; Node ends the connection a minute later, whatever it waits for. */
export const fileTime = minutes(5);

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends the connection of a request whose body does not come in time, also where nobody reads it. */
export function limitBodyTime(request: IncomingMessage): void {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  if (encoding === undefined && !Number(length)) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyTime).unref();
  request.once("close", () => clearTimeout(timer));
  timers.set(request, timer);
}

/** Lets the body of a request take longer; who reads it has a limit of their own. */
export const allowFileTime = (request: IncomingMessage | undefined): void =>
  request && clearTimeout(timers.get(request));
