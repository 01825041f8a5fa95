import { resolve } from "node:path";
import type { JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import { failedTests } from "./failed-tests.ts";

const result = { fullName: "", meta: {}, tags: [], benchmarks: [] };
const unit = (title: string, status: "passed" | "failed", failureMessages: string[] = []) => ({
  ...result,
  title,
  status,
  failureMessages,
  ancestorTitles: ["answers (SQLite)"],
});
const unitFile = (
  name: string,
  status: "passed" | "failed",
  assertionResults = [unit("works", "passed")],
) => ({
  name,
  status,
  assertionResults,
  startTime: 0,
  endTime: 0,
  message: "Error: Cannot find module './gone.ts'",
});
const place = { file: "e2e/home.spec.ts", line: 1, column: 1 };
const location = { file: resolve("tests/e2e/home.spec.ts"), line: 7, column: 3 };
const browserTest = (title: string, status: JSONReportTest["status"], ...messages: string[]) => ({
  ...place,
  title,
  tags: [],
  ok: status === "expected",
  id: "",
  tests: [
    {
      status,
      projectName: "browser",
      results: [{ errors: messages.map((message) => ({ message, location })) }],
    } as JSONReportTest,
  ],
});

test("each test that failed is named by file and title, with the first lines and the place of each of its errors", () => {
  const units = [
    unitFile("tests/api/answers.test.ts", "failed", [
      unit("arrive", "passed"),
      unit("wait", "failed", ["AssertionError: expected 1 to be 2\n    at answers.test.ts:3"]),
    ]),
    unitFile("tests/api/gone.test.ts", "failed", []),
    unitFile("tests/api/good.test.ts", "passed"),
  ];
  const inner: JSONReportSuite = {
    ...place,
    title: "the menu",
    specs: [
      browserTest("opens", "expected"),
      browserTest(
        "closes",
        "unexpected",
        "\u001b[31m\nError: expect(locator).toBeHidden() failed\n\nLocator: getByText('a')\u001b[39m\nExpected: hidden\nlog",
      ),
    ],
  };
  const file: JSONReportSuite = {
    ...place,
    title: place.file,
    suites: [inner],
    specs: [
      browserTest("shakes", "flaky"),
      browserTest(
        "hangs",
        "unexpected",
        "Test timeout of 9ms exceeded.",
        "Error: locator.fill: Timeout\nlog",
      ),
      browserTest("is left out", "skipped"),
    ],
  };
  const browser = { suites: [file], errors: [{ message: "Error: no browser" }] };
  expect(failedTests({ testResults: units }, browser)).toEqual([
    "tests/api/answers.test.ts > answers (SQLite) > wait\n    AssertionError: expected 1 to be 2\n    at answers.test.ts:3",
    "tests/api/gone.test.ts\n    Error: Cannot find module './gone.ts'",
    "tests/e2e/home.spec.ts > browser > shakes\n    no error was reported",
    [
      "tests/e2e/home.spec.ts > browser > hangs",
      "Test timeout of 9ms exceeded.",
      "at tests/e2e/home.spec.ts:7",
      "Error: locator.fill: Timeout",
      "log",
      "at tests/e2e/home.spec.ts:7",
    ].join("\n    "),
    [
      "tests/e2e/home.spec.ts > browser > the menu > closes",
      "Error: expect(locator).toBeHidden() failed",
      "Locator: getByText('a')",
      "Expected: hidden",
      "at tests/e2e/home.spec.ts:7",
    ].join("\n    "),
    "Playwright\n    Error: no browser",
  ]);
});

test("nothing is named when nothing failed, or no part has run", () => {
  expect(failedTests()).toEqual([]);
  expect(failedTests({ testResults: [unitFile("a.test.ts", "passed")] }, { suites: [], errors: [] })).toEqual(
    [],
  );
});
