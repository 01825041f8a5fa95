import { test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { expectNoLetterTwiceBy } from "./kill-under-campaign.ts";

test("nobody gets a campaign twice when the server is killed in its middle", () => expectNoLetterTwiceBy(1));

test("nobody gets a campaign twice when the server is killed in its middle, on Postgres", async () =>
  expectNoLetterTwiceBy(1, await createDatabase()));
