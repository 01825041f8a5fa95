import { seconds } from "#domain/durations.ts";

/** How long after a failed try a script is asked for again, in milliseconds. */
const pause = seconds(2);

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
