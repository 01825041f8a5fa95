import { onTestFinished } from "vitest";
import { waitForLease } from "#server/release/leases.ts";
import type { TestApp } from "../start-app.ts";

/**
 * Waits until the server's own housekeeping is over, and keeps it from running during a test: of two at once on Postgres
 * one waits for the rows that the other deletes, finds none of them left, and takes its work for done.
 */
export async function holdHousekeeping({ db, now }: TestApp): Promise<void> {
  const wanted = { db, now, id: "housekeeping", holder: "a test", actorId: "" };
  const lease = await waitForLease(wanted, new AbortController().signal);
  onTestFinished(() => lease.drop());
}
