import type { Both } from "#domain/locale.ts";
import { bySeverity, type LaunchFinding } from "./check-launch.ts";
import { bothWords } from "./facts/rule.ts";

const headings = {
  blocker: "BLOCKERS: a real practice does not start while one stands",
  warning: "WARNINGS: for the owner to judge",
} as const;

/**
 * The launch checklist for a terminal: one line a finding, under the titles of the rules, with the counts at the end.
 * Unless it is whole, what the database holds was not looked at.
 */
export function launchReport(findings: readonly LaunchFinding[], { isWhole = true } = {}): string {
  const parts = (["blocker", "warning"] as const).flatMap((severity) => {
    const group = bySeverity(findings, severity);
    return group.length > 0 ? [`${headings[severity]}\n\n${rules(group)}\n`] : [];
  });
  return [...parts, counts(findings, isWhole)].join("\n");
}

function rules(findings: readonly LaunchFinding[]): string {
  const groups = Map.groupBy(findings, ({ id }) => id);
  return [...groups]
    .map(([id, group]) => `${group[0]?.title} [${id}]\n${group.map(line).join("\n")}`)
    .join("\n\n");
}

function line({ places, says, reason, source, proposal }: LaunchFinding): string {
  const cited = [source.name, source.url].filter(Boolean).join(", ");
  return `  ${places.join(", ")}: ${bothWords(says).en} | Why: ${reason.replace(/\.$/, "")} (${cited}). | Put: ${wordsOf(proposal)}`;
}

const wordsOf = (proposal: string | Both<string>) =>
  typeof proposal === "string" ? proposal : `${proposal.en} / ${proposal.es}`;

function counts(findings: readonly LaunchFinding[], isWhole: boolean): string {
  const [blockers, warnings] = [
    bySeverity(findings, "blocker").length,
    bySeverity(findings, "warning").length,
  ];
  const withoutBlockers = isWhole ? "Ready to go live." : "Nobody knows whether it is ready to go live.";
  const verdict = blockers > 0 ? "Not ready to go live." : withoutBlockers;
  return `${counted(blockers, "blocker")}, ${counted(warnings, "warning")}. ${verdict}`;
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
