import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

type Units = Pick<JsonTestResults, "testResults">;
type Browser = Pick<JSONReport, "suites" | "errors">;

/** So many lines of an error say what was expected and of what: the sentence, the locator, or the first line of the log. */
const linesOfError = 3;

/** Each test that failed: its file and title, and below it the first lines of each of its errors and their places. */
export function failedTests(units?: Units, browser?: Browser): string[] {
  return [
    ...(units?.testResults ?? []).flatMap(failuresOfFile),
    ...(browser?.suites ?? []).flatMap((suite) => failuresOfSuite(suite)),
    ...(browser?.errors ?? []).map(({ message }) => describeFailure(["Playwright"], firstLines(message))),
  ];
}

function failuresOfFile({ name, status, message, assertionResults }: Units["testResults"][number]): string[] {
  const file = relative("", name);
  const failures = assertionResults
    .filter((result) => result.status === "failed")
    .map(({ ancestorTitles, title, failureMessages }) =>
      describeFailure([file, ...ancestorTitles, title], firstLines(failureMessages?.[0])),
    );
  // A file can fail without a test of it, such as by what it imports.
  return failures.length === 0 && status === "failed"
    ? [describeFailure([file], firstLines(message))]
    : failures;
}

function failuresOfSuite({ specs, suites = [] }: JSONReportSuite, titles: string[] = []): string[] {
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        // A test that ran out of time says so first, and then what it waited for.
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message, location }) => [
            ...firstLines(message),
            ...(location ? [`at ${relative("", location.file)}:${location.line}`] : []),
          ]),
        );
        return describeFailure([`tests/${file}`, projectName, ...titles, title], ...messages);
      }),
  );
  return [...failures, ...suites.flatMap((suite) => failuresOfSuite(suite, [...titles, suite.title]))];
}

function describeFailure(titles: string[], ...errors: string[][]) {
  const lines = errors.flat();
  return [titles.join(" > "), ...(lines.length > 0 ? lines : ["no error was reported"])].join("\n    ");
}

function firstLines(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, linesOfError);
}
