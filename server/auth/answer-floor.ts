import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** The least time of an answer, in milliseconds; well above what the slower of the two paths takes. */
const leastTime = 150;

/**
 * Middleware: answers no earlier than a fixed time after the request came, so that the time does not tell whether an
 * account is known.
 */
export const answerFloor: MiddlewareHandler = async (_, next) => {
  const floor = pause(leastTime);
  await next();
  await floor;
};
