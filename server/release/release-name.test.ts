import { expect, test } from "vitest";
import { isBuiltFor } from "./release-folder.ts";
import { releaseName } from "./release-name.ts";

const ingredients = {
  sources: "abc",
  settings: { SITE_URL: "https://one.example", BACKEND_URL: "https://backend.example" },
  edits: "[]",
};

test("equal ingredients have one name, any other content or address another", () => {
  const name = releaseName(ingredients);
  const { SITE_URL, BACKEND_URL } = ingredients.settings;
  expect(releaseName({ ...ingredients, settings: { BACKEND_URL, SITE_URL } })).toBe(name);
  const others = [
    { ...ingredients, sources: "abd" },
    { ...ingredients, edits: '[{"path":"business/name"}]' },
    { ...ingredients, settings: { SITE_URL, BACKEND_URL: "https://other.example" } },
    { ...ingredients, settings: { SITE_URL: "https://two.example", BACKEND_URL } },
    { ...ingredients, settings: { BACKEND_URL } },
  ];
  expect(new Set([name, ...others.map(releaseName)]).size).toBe(others.length + 1);
});

test("a site fits the settings that it was built with; one without an address takes any", () => {
  const marker = { name: "a", sources: "abc", builtAt: "" };
  const { settings } = ingredients;
  const { BACKEND_URL } = settings;
  expect(isBuiltFor({ ...marker, settings }, settings)).toBe(true);
  expect(isBuiltFor({ ...marker, settings: { BACKEND_URL } }, settings)).toBe(true);
  expect(isBuiltFor({ ...marker, settings }, { BACKEND_URL })).toBe(false);
  expect(isBuiltFor({ ...marker, settings }, { ...settings, SITE_URL: "https://two.example" })).toBe(false);
  expect(isBuiltFor({ ...marker, settings: {} }, settings)).toBe(false);
});
