import { expect, test } from "vitest";
import { otherLanguagePath } from "./routes.ts";

test.each([
  ["/", "/es"],
  ["/es", "/"],
  ["/services/payrol", "/es/services/payrol"],
  ["/es/services/payrol", "/services/payrol"],
  // A link that a browser reads as one to another site.
  ["/es//evil.example", "/evil.example"],
  ["/es/\\evil.example", "/evil.example"],
  ["/es/\t/evil.example", "/evil.example"],
])("%j is %j in the other language", (path, other) => expect(otherLanguagePath(path)).toBe(other));
