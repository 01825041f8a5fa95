import { installDebian } from "../scripts/find-chromium.ts";
import { hasAge } from "./age-key.ts";

/** Vitest calls this once, before the first test that may encrypt: two at once cannot install. */
export function setup() {
  if (!hasAge) installDebian("age");
}
