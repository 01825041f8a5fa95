import { fillIn } from "#content/format/fill-in.ts";
import { launchRuleWords } from "#content/words/launch-findings.ts";
import { mistakeWords, otherMistake, raisedPrice } from "#content/words/website-findings.ts";
import type { Both } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Finding } from "#domain/office/website-values.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { fieldAbove, findFieldType } from "#domain/website/find-field.ts";
import { fileOf, mistakesIn } from "../content/apply-edits.ts";
import { isRecord, valueAt, withValue } from "../content/content-values.ts";
import { checkLaunch, type LaunchFinding } from "../preflight/check-launch.ts";
import { type Circumstances, type ContentFacts, contentFacts } from "./content-facts.ts";
import type { WebsiteState } from "./website-state.ts";

/** Looks a value of a field over: by the schemas, and if they take it by the rules of the launch checklist. */
export function checkValue(
  state: WebsiteState,
  path: string,
  value: Json,
  circumstances: Circumstances,
): Finding[] {
  const content = withValue(state.drafted.content, path, value);
  return findingsAt(state, path, value, () => {
    const isHere = (address: string) => address === path || address.startsWith(`${path}/`);
    return runRules(contentFacts(content, circumstances, isHere));
  });
}

/** A function that looks the drafts of a state over as `checkValue` does, with one run of the rules for all of them. */
export function draftChecker(state: WebsiteState, circumstances: Circumstances) {
  let ofRules: Finding[] | undefined;
  return (path: string, value: Json): Finding[] =>
    findingsAt(state, path, value, () => {
      ofRules ??= runRules(contentFacts(state.drafted.content, circumstances, () => true));
      return ofRules;
    });
}

function findingsAt(
  { live, drafted }: WebsiteState,
  path: string,
  value: Json,
  findByRules: () => Finding[],
): Finding[] {
  const content = withValue(drafted.content, path, value);
  const mistakes = mistakesIn(content, fileOf(path), [{ path }]);
  if (mistakes.length > 0) return mistakes.map(({ says }) => mistakeFinding(path, says));
  const ofField = findByRules().flatMap((finding) => {
    const fields = new Set([finding.path, ...finding.others]);
    return fields.delete(path) ? { ...finding, path, others: [...fields] } : [];
  });
  return [...raisedPrices(path, valueAt(live.content, path), value), ...ofField];
}

/** The launch checklist over a content, each finding with the field where it is mended. */
export const checkContent = (content: Content, circumstances: Circumstances): Finding[] =>
  runRules(contentFacts(content, circumstances));

const runRules = (facts: ContentFacts) => checkLaunch(facts).map((each) => ruleFinding(each, facts));

const mistakeFinding = (path: string, says: string): Finding => ({
  ...{ rule: "invalid", severity: "error", path, place: "", others: [], about: "" },
  says: mistakeWords[says] ?? otherMistake,
});

/** Makes a finding of the checklist one of the first field that it is about. */
function ruleFinding({ id, severity, places, says }: LaunchFinding, facts: ContentFacts): Finding {
  const addresses = places.map((place) => facts.addressAt(place));
  const [path = "", ...others] = new Set(
    addresses.flatMap((address) => (address && fieldAbove(address)) || []),
  );
  const sentence = { en: launchRuleWords.en[id] ?? "", es: launchRuleWords.es[id] ?? "" };
  return { rule: id, severity, path, place: places[0] ?? "", others, says: sentence, about: says };
}

/** A fee that is lowered binds nobody; one that is raised is honored for 30 days. */
function raisedPrices(path: string, before: Json | undefined, after: Json): Finding[] {
  const [old, now] = [amountOf(path, before), amountOf(path, after)];
  if (old === undefined || now === undefined || now <= old) return [];
  const says: Both = {
    en: fillIn(raisedPrice.en, { before: formatMoney(old * 100, "en") }),
    es: fillIn(raisedPrice.es, { before: formatMoney(old * 100, "es") }),
  };
  return [{ rule: "raised-price", severity: "warning", path, place: "", others: [], says, about: "" }];
}

function amountOf(path: string, value: Json | undefined): number | undefined {
  const kind = findFieldType(path)?.kind;
  const amount = kind === "fee" && isRecord(value) ? value.price : kind === "money" ? value : undefined;
  return typeof amount === "number" ? amount : undefined;
}
