import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

type Units = Pick<JsonTestResults, "testResults">;
type Browser = Pick<JSONReport, "suites" | "errors">;

/** Each test that failed: its file and title, and the first line of each of its errors below. */
export function failedTests(units?: Units, browser?: Browser): string[] {
  return [
    ...(units?.testResults ?? []).flatMap(failuresOfFile),
    ...(browser?.suites ?? []).flatMap((suite) => failuresOfSuite(suite)),
    ...(browser?.errors ?? []).map(({ message }) => describeFailure(["Playwright"], message)),
  ];
}

function failuresOfFile({ name, status, message, assertionResults }: Units["testResults"][number]): string[] {
  const file = relative("", name);
  const failures = assertionResults
    .filter((result) => result.status === "failed")
    .map(({ ancestorTitles, title, failureMessages }) =>
      describeFailure([file, ...ancestorTitles, title], failureMessages?.[0]),
    );
  // A file can fail without a test of it, such as by what it imports.
  return failures.length === 0 && status === "failed" ? [describeFailure([file], message)] : failures;
}

function failuresOfSuite({ specs, suites = [] }: JSONReportSuite, titles: string[] = []): string[] {
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        // A test that ran out of time says so first, and then what it waited for.
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return describeFailure([`tests/${file}`, projectName, ...titles, title], ...messages);
      }),
  );
  return [...failures, ...suites.flatMap((suite) => failuresOfSuite(suite, [...titles, suite.title]))];
}

function describeFailure(titles: string[], ...messages: (string | undefined)[]) {
  const firstLines = messages.flatMap((message = "") => {
    const lines = stripVTControlCharacters(message).split("\n");
    return lines.map((each) => each.trim()).find(Boolean) ?? [];
  });
  const lines = firstLines.length > 0 ? firstLines : ["no error was reported"];
  return [titles.join(" > "), ...lines].join("\n    ");
}
