import { expect, test } from "vitest";
import { createSubmission } from "./submission.ts";

test.each([
  ["/appointments/Wq3-secret", "/appointments"],
  ["/es/appointments/Wq3-secret/move?week=2", "/es/appointments"],
  ["/es/appointments", "/es/appointments"],
  ["/blog/appointments/x", "/blog/appointments/x"],
])("a visit that began at %s is kept as %s: the token of a manage link is a key", (landingPage, kept) => {
  const { attribution } = createSubmission({}, { visit: { landingPage } }, []);
  expect(attribution.landingPage).toBe(kept);
});
