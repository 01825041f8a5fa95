import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { appointmentCalendarProps } from "./calendar-props.ts";

const choicesOn = (route: "inPerson" | "mobileApp" | "virtual") => {
  const backend = { url: "", anonKey: "" };
  const place = { locale: "en", route, practice: loadPractice(), backend } as const;
  return appointmentCalendarProps(place, { dialogId: "scheduler", tierSet: route }).choices;
};

test("who files in person is expected at the office, and told that the time taken is a first talk", () => {
  const [consultation, ...tiers] = choicesOn("inPerson");
  expect(consultation?.ways.map(({ way }) => way)).toEqual(["phone", "video", "office"]);
  expect(tiers).toHaveLength(4);
  for (const { typeId, ways, place } of tiers) {
    expect([typeId, ...ways.map(({ way }) => way)]).toEqual(["consultation", "office", "phone", "video"]);
    expect(place).toBe(
      "Free consultation · At our office, by phone, or by video call. This is the free first talk; there we agree on the time for your tax return.",
    );
  }
});

test("who files by app is told that it needs no appointment; a video session is one of its own", () => {
  for (const { ways, place } of choicesOn("mobileApp").slice(1)) {
    expect(ways[0]?.way).toBe("phone");
    expect(place).toMatch(/This is the free first talk. The app needs no appointment:/);
  }
  for (const { place } of choicesOn("virtual")) expect(place).not.toContain("talk");
});
