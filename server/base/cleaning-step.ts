import type { DeleteResult } from "kysely";

/** Cleans up to `limit` rows; resolves with true when more may be left. */
export type CleaningStep = (limit: number) => Promise<boolean>;

/** Whether a step found as many rows as it may delete, so that there may be more. */
export const isFull = ({ numDeletedRows }: DeleteResult, limit: number): boolean =>
  Number(numDeletedRows) >= limit;
