import { onTestFinished } from "vitest";
import { type Lease, waitForLease } from "#server/release/leases.ts";
import type { TestApp } from "../start-app.ts";

/**
 * Waits until the server's own housekeeping is over, and keeps it from running during a test: of two at once on Postgres
 * one waits for the rows that the other deletes, finds none of them left, and takes its work for done.
 */
export async function holdHousekeeping(app: TestApp): Promise<void> {
  const lease = await housekeepingLease(app);
  onTestFinished(() => lease.drop());
}

/** Takes the lease of the housekeeping as soon as the server's own is over. */
export const housekeepingLease = ({ db, now }: TestApp): Promise<Lease> =>
  waitForLease({ db, now, id: "housekeeping", holder: "a test", actorId: "" }, new AbortController().signal);
