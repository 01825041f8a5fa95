import type { JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import { skipReasons } from "./skip-reasons.ts";

const place = { title: "", file: "", line: 1, column: 1 };
const tested = (status: JSONReportTest["status"], description?: string) => {
  const annotations = status === "skipped" ? [{ type: "skip", description }] : [];
  return { status, annotations } as JSONReportTest;
};
const suite = (tests: JSONReportTest[], suites: JSONReportSuite[] = []): JSONReportSuite => ({
  ...place,
  specs: [{ ...place, tags: [], ok: true, id: "", tests }],
  suites,
});

test("tests that were skipped are counted by their reasons, however deep they stand", () => {
  const inner = suite([tested("skipped", "no Tab"), tested("skipped"), tested("expected")]);
  expect(skipReasons([suite([tested("skipped", "no Tab"), tested("unexpected")], [inner])])).toEqual([
    "2 no Tab",
    "1 without a reason",
  ]);
});
