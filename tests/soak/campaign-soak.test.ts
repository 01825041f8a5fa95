import { test } from "vitest";
import { expectNoLetterTwiceBy } from "../api/kill-under-campaign.ts";
import { createDatabase } from "../create-database.ts";

test.each(["SQLite", "Postgres"])(
  "nobody gets a campaign twice when the server is killed 4 times in its middle, on %s",
  async (engine) => expectNoLetterTwiceBy(4, engine === "Postgres" ? await createDatabase() : undefined),
  300_000,
);
