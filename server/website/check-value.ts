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
  { live, drafted }: WebsiteState,
  path: string,
  value: Json,
  circumstances: Circumstances,
): Finding[] {
  const content = withValue(drafted.content, path, value);
  const mistakes = mistakesIn(content, fileOf(path), [{ path }]);
  if (mistakes.length > 0) return mistakes.map(({ says }) => mistakeFinding(path, says));
  const facts = contentFacts(content, circumstances, path);
  const isHere = ({ places }: LaunchFinding) => places.some((place) => isUnder(facts.addressAt(place), path));
  return [
    ...raisedPrices(path, valueAt(live.content, path), value),
    ...checkLaunch(facts)
      .filter(isHere)
      .map((each) => ruleFinding(each, facts, path)),
  ];
}

/** The launch checklist over a content, each finding with the field where it is mended. */
export function checkContent(content: Content, circumstances: Circumstances): Finding[] {
  const facts = contentFacts(content, circumstances);
  return checkLaunch(facts).map((each) => ruleFinding(each, facts));
}

const isUnder = (address: string | undefined, path: string) =>
  address === path || address?.startsWith(`${path}/`) === true;

const mistakeFinding = (path: string, says: string): Finding => ({
  ...{ rule: "invalid", severity: "error", path, place: "", others: [], about: "" },
  says: mistakeWords[says] ?? otherMistake,
});

/** Makes a finding of the checklist one of a field: of the one that is looked at, else of the first that it is about. */
function ruleFinding(
  { id, severity, places, says }: LaunchFinding,
  facts: ContentFacts,
  looked?: string,
): Finding {
  const addresses = places.map((place) => facts.addressAt(place));
  const fields = new Set(addresses.flatMap((address) => (address && fieldAbove(address)) || []));
  const [path = ""] = looked === undefined ? fields : [looked];
  fields.delete(path);
  const sentence = { en: launchRuleWords.en[id] ?? "", es: launchRuleWords.es[id] ?? "" };
  return {
    ...{ rule: id, severity, path, place: places[0] ?? "", others: [...fields] },
    ...{ says: sentence, about: says },
  };
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
