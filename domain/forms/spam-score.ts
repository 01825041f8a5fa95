import { days, seconds } from "../durations.ts";
import { foldText } from "../search/fold-text.ts";
import type { FormFields } from "./check-fields.ts";
import { spamPhrases } from "./spam-phrases.ts";

/** The age of a form; "missing" without a token that this server's key signed. */
export type FormTokenCheck = { ageSeconds: number } | "missing";
type SpamSigns = { honeypot: string; formToken: FormTokenCheck; fields: FormFields };
type SpamVerdict = { isSpam: boolean; score: number; reasons: string[] };

const weak = 1;
const medium = 2;
const strong = 4;
/** The score from which a submission is spam: one strong sign, two medium ones, or a medium and two weak ones. */
const limit = 4;

/**
 * Scores a submission for spam. A missing form token alone is never spam: API clients send none, and a page may be from
 * before an update that changed the key.
 */
export function scoreSpam({ honeypot, formToken, fields }: SpamSigns): SpamVerdict {
  const signs = [
    ...(honeypot.trim() ? [{ reason: "honeypot", weight: strong }] : []),
    ...formTokenSigns(formToken),
    ...contentSigns(fields),
  ];
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  return { isSpam: score >= limit, score, reasons: signs.map(({ reason }) => reason) };
}

type Sign = { reason: string; weight: number };

function formTokenSigns(formToken: FormTokenCheck): Sign[] {
  if (formToken === "missing") return [{ reason: "form-token-missing", weight: weak }];
  if (seconds(formToken.ageSeconds) > days(7)) return [{ reason: "form-token-too-old", weight: weak }];
  return [];
}

function contentSigns(fields: FormFields): Sign[] {
  const values = Object.values(fields);
  const whole = values.join("\n");
  const links = whole.match(linkStart)?.length ?? 0;
  const phrases = countPhrases(whole);
  const signs: Sign[] = [];
  if (links >= 5) signs.push({ reason: "many-links", weight: strong });
  else if (links >= 3) signs.push({ reason: "several-links", weight: medium });
  else if (links >= 1) signs.push({ reason: "link", weight: weak });
  if (nameFields.some((name) => hasLink(fields[name] ?? ""))) {
    signs.push({ reason: "link-in-name", weight: strong });
  }
  if (/\[(?:url|link|img)\b[^\]]{0,200}\]/i.test(whole)) signs.push({ reason: "bbcode", weight: strong });
  if (phrases > 0) signs.push({ reason: "spam-phrase", weight: phrases > 1 ? strong : medium });
  if (textFields.some((name) => isMostlyForeignScript(fields[name] ?? ""))) {
    signs.push({ reason: "foreign-script", weight: links > 0 ? strong : weak });
  }
  if (isSameEverywhere(fields)) signs.push({ reason: "same-text-everywhere", weight: medium });
  return signs;
}

const linkStart = /https?:\/\/|\bwww\./gi;
const hasLink = (text: string) => text.search(linkStart) >= 0;
const nameFields = ["name", "firstName", "lastName", "fullName"] as const;
const textFields = ["message", "comments", "notes"] as const;

function countPhrases(text: string): number {
  const foldedText = foldText(text);
  return spamPhrases.filter((phrase) => foldedText.includes(phrase)).length;
}

const fewestForeign = 10;

// The practice works in English and Spanish; other Latin letters occur in names.
function isMostlyForeignScript(value: string): boolean {
  if (value.length < fewestForeign) return false;
  const text = value.replace(/(?:https?:\/\/|www\.)\S*/gi, "");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign =
    text.match(/[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return foreign >= fewestForeign && foreign * 2 > letters;
}

function isSameEverywhere(fields: FormFields): boolean {
  const values = [...nameFields, ...textFields]
    .map((name) => fields[name]?.toLowerCase())
    .filter((value) => value);
  return values.length >= 2 && new Set(values).size === 1;
}
