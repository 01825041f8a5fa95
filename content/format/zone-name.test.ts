import { afterEach, expect, test, vi } from "vitest";
import { zoneName } from "./zone-name.ts";

afterEach(() => void vi.useRealTimers());

test("the time zone is named for the reader, as it is now and not as it was", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T15:00:00Z") });
  expect(zoneName("America/Chicago", "en")).toBe("Central Time");
  expect(zoneName("America/Chicago", "es")).toBe("Hora central");
  expect(zoneName("America/Cancun", "en")).toBe("Eastern Standard Time");
  expect(zoneName("America/Cancun", "es")).toBe("Hora estándar oriental");
  expect(zoneName("America/Ciudad_Juarez", "en")).toBe("Mountain Time");
});
