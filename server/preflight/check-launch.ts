import { setImmediate as nextTurn } from "node:timers/promises";
import type { LaunchFacts } from "./facts/launch-facts.ts";
import type { Finding, Rule, Severity } from "./facts/rule.ts";
import { launchRules } from "./launch-rules.ts";

/** A finding with what its rule says of it. */
export type LaunchFinding = Required<Omit<Finding, "twins">> &
  Pick<Finding, "twins"> &
  Pick<Rule, "id" | "title" | "reason">;

/** Runs rules of the launch checklist, all by default: blockers first, those of one rule together. */
export const checkLaunch = (facts: LaunchFacts, rules: readonly Rule[] = launchRules): LaunchFinding[] =>
  blockersFirst(rules.flatMap((rule) => findByRule(rule, facts)));

/** The same with a turn of the event loop after each rule: over a whole content some take as long as many requests. */
export async function checkLaunchInTurns(
  facts: LaunchFacts,
  rules: readonly Rule[] = launchRules,
): Promise<LaunchFinding[]> {
  const findings: LaunchFinding[] = [];
  for (const rule of rules) {
    findings.push(...findByRule(rule, facts));
    await nextTurn();
  }
  return blockersFirst(findings);
}

const findByRule = ({ id, title, reason, severity, source, find }: Rule, facts: LaunchFacts) =>
  find(facts).map((finding): LaunchFinding => ({ id, title, reason, severity, source, ...finding }));

const blockersFirst = (findings: readonly LaunchFinding[]) => [
  ...bySeverity(findings, "blocker"),
  ...bySeverity(findings, "warning"),
];

/** The findings of one severity, in their order. */
export const bySeverity = (findings: readonly LaunchFinding[], severity: Severity) =>
  findings.filter((finding) => finding.severity === severity);
