import type { Env } from "../base/env.ts";
import { type LaunchFacts, readLaunchFacts } from "./facts/launch-facts.ts";
import type { Finding, Rule, Severity } from "./facts/rule.ts";
import { launchRules } from "./launch-rules.ts";

/** A finding with what its rule says of it. */
export type LaunchFinding = Required<Omit<Finding, "twins">> &
  Pick<Finding, "twins"> &
  Pick<Rule, "id" | "title" | "reason">;

/** Runs rules of the launch checklist, all by default: blockers first, those of one rule together. */
export function checkLaunch(facts: LaunchFacts, rules: readonly Rule[] = launchRules): LaunchFinding[] {
  const findings = rules.flatMap(({ id, title, reason, severity, source, find }) =>
    find(facts).map((finding) => ({ id, title, reason, severity, source, ...finding })),
  );
  return [...bySeverity(findings, "blocker"), ...bySeverity(findings, "warning")];
}

/** The findings of one severity, in their order. */
export const bySeverity = (findings: readonly LaunchFinding[], severity: Severity) =>
  findings.filter((finding) => finding.severity === severity);

/** The number of blockers in a content folder, the settings and the accounts. */
export const countBlockers = (env: Env, now: Date, staffWithSecondFactor: number, folder?: string) =>
  bySeverity(checkLaunch(readLaunchFacts({ env, now, staffWithSecondFactor }, folder)), "blocker").length;
