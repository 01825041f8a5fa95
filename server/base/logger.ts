import { type DestinationStream, destination, type Logger, pino } from "pino";

export type Log = Logger;

/** Logs JSON lines; of errors only name, message, code and stack: drivers put personal data in the rest. */
export function createLogger(stream: DestinationStream = destination({ fd: 2, sync: true })): Log {
  return pino({ level: "info", base: null, serializers: { err: plainError } }, stream);
}

function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  const code = "code" in error ? String(error.code) : undefined;
  return { name, message, code, stack };
}
