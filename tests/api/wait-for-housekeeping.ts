import { expect } from "vitest";
import { readSetting } from "#server/base/db/setting-rows.ts";
import { waitForLease } from "#server/release/leases.ts";
import type { TestApp } from "../start-app.ts";

/**
 * Waits until the server's own housekeeping has had its turn, so that it rests for an hour of the machine's clock: of two
 * at once on Postgres one waits for the rows that the other deletes, finds none of them left, and takes its work for done.
 */
export async function waitForHousekeeping({ db, now }: TestApp): Promise<void> {
  // Its first step notes the clock; a lease that the test held instead would run out as soon as it advances its own.
  await expect.poll(() => readSetting(db, "trusted-clock")).toBeDefined();
  const options = { db, now, id: "housekeeping" };
  await (await waitForLease(options, new AbortController().signal)).drop();
}
