import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { settingsOf } from "./form-props.ts";

test("a booking request is answered with an appointment, but for the mobile app with its link", () => {
  const said = (route: "inPerson" | "mobileApp") => {
    const backend = { url: "", anonKey: "" };
    const place = { locale: "en", route, practice: loadPractice(), backend } as const;
    const { words, sent } = settingsOf("booking", "booking-form", place);
    return [words.submit, words.success.text, ...(sent?.steps ?? [])].join(" ");
  };
  expect(said("inPerson")).toMatch(
    /^Send booking request.*to confirm your appointment.*which documents we need/,
  );
  expect(said("mobileApp")).toMatch(
    /^Send request.*within 24 hours with the link to the app.*We send you the link/,
  );
  expect(said("mobileApp")).not.toMatch(/appointment|confirm/);
});
