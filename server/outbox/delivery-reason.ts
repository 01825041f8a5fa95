import { type DeliveryProblem, deliveryProblem } from "#domain/office/delivery-problem.ts";
import { type Reason, readProblem } from "../base/stored-reason.ts";

type DetailedCode = "mail-refused" | "mail-silent" | "endpoint-status" | "endpoint-silent";

/** Why a delivery has not arrived. It is stored and logged: it never contains personal data or a secret. */
export type DeliveryReason = Reason<
  { code: Exclude<DeliveryProblem, DetailedCode> } | { code: DetailedCode; detail: string }
>;

/** The reason in the columns of a delivery; empty without one. */
export const reasonColumns = (reason: DeliveryReason | undefined) => ({
  last_error: reason?.text ?? "",
  problem: reason ? JSON.stringify(reason) : null,
});

/** The problem of a delivery or a try by its columns; null where nothing failed. */
export const problemOf = (text: string, stored: string | null) =>
  text === ""
    ? null
    : (readProblem(deliveryProblem, { text, stored }) ?? { code: "unknown" as const, detail: "" });
