import type { Both } from "#domain/locale.ts";
import { bySeverity, type LaunchPoint } from "./check-launch.ts";

const headings = {
  blocker: "BLOCKERS: a real practice does not start while one stands",
  warning: "WARNINGS: for the owner to judge",
} as const;

/** The launch checklist for a terminal: one line a point, under the titles of the rules, with the counts at the end. */
export function launchReport(points: readonly LaunchPoint[]): string {
  const parts = (["blocker", "warning"] as const).flatMap((severity) => {
    const group = bySeverity(points, severity);
    return group.length > 0 ? [`${headings[severity]}\n\n${rules(group)}\n`] : [];
  });
  return [...parts, counts(points)].join("\n");
}

function rules(points: readonly LaunchPoint[]): string {
  const groups = Map.groupBy(points, ({ id }) => id);
  return [...groups]
    .map(([id, group]) => `${group[0]?.title} [${id}]\n${group.map(line).join("\n")}`)
    .join("\n\n");
}

function line({ places, says, reason, source, proposal }: LaunchPoint): string {
  const cited = [source.name, source.url].filter(Boolean).join(", ");
  return `  ${places.join(", ")}: ${says} | Why: ${reason.replace(/\.$/, "")} (${cited}). | Put: ${wordsOf(proposal)}`;
}

const wordsOf = (proposal: string | Both<string>) =>
  typeof proposal === "string" ? proposal : `${proposal.en} / ${proposal.es}`;

function counts(points: readonly LaunchPoint[]): string {
  const [blockers, warnings] = [bySeverity(points, "blocker").length, bySeverity(points, "warning").length];
  const verdict = blockers > 0 ? "Not ready to go live." : "Ready to go live.";
  return `${counted(blockers, "blocker")}, ${counted(warnings, "warning")}. ${verdict}`;
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
