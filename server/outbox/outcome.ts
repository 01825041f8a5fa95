import type { DeliveryReason } from "./delivery-reason.ts";

/** What the receiver answered: its status code, and the masked start of its text. */
export type ReceiverAnswer = { status: number; text: string };

/** The outcome of one try. */
export type Outcome =
  | { result: "sent"; answer?: ReceiverAnswer }
  /** `retryAfter`: the receiver's `Retry-After`, as it stands in the answer. */
  | { result: "retry"; reason: DeliveryReason; answer?: ReceiverAnswer; retryAfter?: string | undefined }
  /** `needsNobody`: no person can do anything about it, or the one who can has stopped it. */
  /** `isAddressRefused`: the mail server knows no such address. */
  | {
      result: "held";
      reason: DeliveryReason;
      answer?: ReceiverAnswer;
      needsNobody?: true;
      isAddressRefused?: true;
    }
  /** The server is shutting down; the try does not count. */
  | { result: "stopped" };

/** The code of an error, or "unknown". Messages may quote addresses, codes do not. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[A-Z0-9_]{2,60}$/.test(code) ? code : "unknown";
}
