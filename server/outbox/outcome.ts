/** The outcome of one try. `reason` is stored and logged: it never contains personal data or a secret. */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; reason: string }
  | { result: "held"; reason: string }
  /** The server is shutting down; the try does not count. */
  | { result: "stopped" };

/** The code of an error, or "unknown". Messages may quote addresses, codes do not. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[A-Z0-9_]{2,60}$/.test(code) ? code : "unknown";
}
