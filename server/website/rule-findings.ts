import { launchRuleWords } from "#content/words/launch-findings.ts";
import type { Both } from "#domain/locale.ts";
import type { Finding } from "#domain/office/website-values.ts";
import { type Content, orderStep } from "#domain/website/edits.ts";
import { findFieldType } from "#domain/website/find-field.ts";
import { readShipped } from "../content/read-content.ts";
import { checkLaunch, checkLaunchInTurns, type LaunchFinding } from "../preflight/check-launch.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import { bothWords, type Rule } from "../preflight/facts/rule.ts";
import { agingRules } from "../preflight/launch-rules.ts";
import { type ContentFacts, wholeFacts } from "./content-facts.ts";
import { fieldAt } from "./website-state.ts";

/** Runs the launch checklist over a content, code and law; each finding has the field where it is mended. */
export async function checkContent(content: Content, circumstances: Circumstances): Promise<Finding[]> {
  const findings = await findByRulesInTurns(await wholeFacts(content, circumstances));
  return findings.map(({ prices: _, ...finding }) => finding);
}

/** Counts the fields of a content, and the lines of the code, in which something has grown old. */
export async function countOutdated(content: Content, circumstances: Circumstances): Promise<number> {
  const findings = await findByRulesInTurns(await wholeFacts(content, circumstances), agingRules);
  return new Set(findings.map(({ path, place }) => path || place)).size;
}

/** A finding of a rule with the fields that say one price, each with what it adds to it, in cents. */
export type RuleFinding = Finding & { prices: { path: string; offset: number }[] };

export const findByRules = (facts: ContentFacts): RuleFinding[] =>
  checkLaunch(facts).map((each) => ruleFinding(each, facts));

/** Runs rules of the launch checklist, all by default, over a whole content, with other work in between. */
export async function findByRulesInTurns(
  facts: ContentFacts,
  rules?: readonly Rule[],
): Promise<RuleFinding[]> {
  const findings = await checkLaunchInTurns(facts, rules);
  return findings.map((each) => ruleFinding(each, facts));
}

/** Makes a finding of the checklist one of the first field that it is about. */
function ruleFinding(finding: LaunchFinding, facts: ContentFacts): RuleFinding {
  const { id, severity, places, says, twins = [] } = finding;
  const fieldIn = (place: string) => {
    const address = facts.addressAt(place);
    return address && (fieldAt(readShipped(), address) ?? orderIn(address));
  };
  const [path = "", ...others] = new Set(places.flatMap((place) => fieldIn(place) || []));
  const sentence: Both = { en: launchRuleWords.en[id] ?? "", es: launchRuleWords.es[id] ?? "" };
  const prices = twins.flatMap(({ place, offset }) => {
    const priced = fieldIn(place);
    return priced ? { path: priced, offset } : [];
  });
  return {
    rule: id,
    severity,
    path,
    place: facts.addressAt(places[0] ?? "") ?? places[0] ?? "",
    others,
    twins: [],
    says: sentence,
    about: bothWords(says),
    prices,
  };
}

/** The field where entries of a list are added. */
function orderIn(address: string): string | undefined {
  const order = `${address}/${orderStep}`;
  return findFieldType(order) && order;
}
