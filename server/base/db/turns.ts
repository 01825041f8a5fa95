import { seconds } from "#domain/durations.ts";

/** The longest wait for a turn, in milliseconds: a deadlock ends with an error. */
export const longestWait = seconds(15);

/** A fair lock (FIFO). Each holder has a turn of the event loop of its own: else no connection is accepted. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #onEnd: (isAwaited: boolean) => void;
  #isTaken = false;

  /** `onEnd` runs between two turns, and learns whether somebody waits for the next. */
  constructor(onEnd: (isAwaited: boolean) => void = () => {}) {
    this.#onEnd = onEnd;
  }

  get load(): { isTaken: boolean; waiting: number } {
    return { isTaken: this.#isTaken, waiting: this.#waiting.length };
  }

  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(start), 1);
      reject(new Error("timeout exceeded when trying to connect: SQLite is held by another transaction"));
    }, longestWait);
    this.#waiting.push(start);
    return promise;
  }

  end(): void {
    setImmediate(() => {
      this.#onEnd(this.#waiting.length > 0);
      const start = this.#waiting.shift();
      if (start) start();
      else this.#isTaken = false;
    });
  }
}
