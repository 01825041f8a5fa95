import { test } from "vitest";
import { expectNoLetterTwiceBy } from "./kill-under-campaign.ts";

// The soak kills it more often, and on Postgres too.
test("nobody gets a campaign twice when the server is killed in its middle", () => expectNoLetterTwiceBy(1));
