import { expect, test } from "vitest";
import { endReason, forgetEndReason, noteEndReason } from "./end-reason.ts";

test("calls that are refused at once all say the same reason, until somebody signs in again", () => {
  noteEndReason("banned");
  // Of a call that found no token any longer.
  noteEndReason("over");
  expect([endReason(), endReason()]).toEqual(["banned", "banned"]);
  forgetEndReason();
  expect(endReason()).toBe("over");
});
