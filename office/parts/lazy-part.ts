import { type ComponentType, lazy } from "react";
import { seconds } from "#domain/durations.ts";

/** How long after a failed try a script is asked for again, in milliseconds. */
const pause = seconds(2);

/**
 * A part of a screen whose script comes when it is drawn. Without a connection it waits for its script, so that the
 * screen around it stays with all that was typed there.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPatiently(load) }));

/** Loads what a browser cannot have just now, which it calls a `TypeError`, again and again. */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
