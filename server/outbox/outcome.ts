/**
 * The outcome of one try to deliver. `reason` is kept as the row's last error and printed in logs: it names no
 * person, no address of one and no secret.
 */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; reason: string }
  | { result: "held"; reason: string }
  /** The server is closing down; the try does not count. */
  | { result: "stopped" };

/** The letters and digits of an error's code, or "unknown": messages may quote addresses, codes do not. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[A-Z0-9_]{2,60}$/.test(code) ? code : "unknown";
}
