import type { JSONReportSuite } from "@playwright/test/reporter";

/** Each reason for which tests were skipped, with their number before it. */
export function skipReasons(suites: JSONReportSuite[]): string[] {
  const byReason = Map.groupBy(suites.flatMap(reasonsOf), (reason) => reason);
  return [...byReason].map(([reason, { length }]) => `${length} ${reason}`);
}

function reasonsOf({ specs, suites = [] }: JSONReportSuite): string[] {
  const skipped = specs.flatMap(({ tests }) => tests).filter(({ status }) => status === "skipped");
  const own = skipped.map(({ annotations }) => annotations.find(({ type }) => type === "skip")?.description);
  return [...own.map((reason) => reason ?? "without a reason"), ...suites.flatMap(reasonsOf)];
}
