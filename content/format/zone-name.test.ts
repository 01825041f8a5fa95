import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test("the time zone is named for the reader", () => {
  expect(zoneName("America/Chicago", "en")).toBe("Central Time");
  expect(zoneName("America/Chicago", "es")).toBe("Hora central");
});
