import { type DestinationStream, destination, type Logger, pino } from "pino";

export type Log = Logger;

const counts = new WeakMap<Log, Map<string, number>>();

export const countLines = (log: Log): ReadonlyMap<string, number> => counts.get(log) ?? new Map();

/** Logs JSON lines; of errors only name, message, code and stack: drivers put personal data in the rest. */
export function createLogger(stream: DestinationStream = standardError()): Log {
  const lines = new Map([
    ["warn", 0],
    ["error", 0],
  ]);
  const log: Log = pino(
    {
      level: "info",
      base: null,
      serializers: { err: plainError },
      hooks: {
        logMethod(args, method, level) {
          const name = log.levels.labels[level] ?? "";
          lines.set(name, (lines.get(name) ?? 0) + 1);
          method.apply(this, args);
        },
      },
    },
    stream,
  );
  counts.set(log, lines);
  return log;
}

/** Lines are written together: at the latest after so many milliseconds, and when the process ends. */
const flushInterval = 100;
const mostHeld = 8192;

/** A log that nobody reads keeps no visitor waiting, and one on a full disk does not end the server: lines wait for it. */
function standardError(): DestinationStream {
  const stream = destination({ fd: 2, sync: false, minLength: mostHeld, periodicFlush: flushInterval });
  stream.on("error", () => {});
  return stream;
}

function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  const code = "code" in error ? String(error.code) : undefined;
  const errors = error instanceof AggregateError ? error.errors.map(plainError) : undefined;
  return { name, message, code, stack, errors };
}
