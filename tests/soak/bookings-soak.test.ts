import { test } from "vitest";
import { expectNoBookingLostBy } from "../api/kill-under-bookings.ts";
import { createDatabase } from "../create-database.ts";

test.each(["SQLite", "Postgres"])(
  "on %s no acknowledged booking, move or cancellation is lost or doubled by 12 kills of the server",
  async (engine) => expectNoBookingLostBy(12, engine === "Postgres" ? await createDatabase() : undefined),
  600_000,
);
