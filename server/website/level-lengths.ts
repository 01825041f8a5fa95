import { fillIn } from "#content/format/fill-in.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { noAppointment, noLength } from "#content/words/website-findings.ts";
import { listTiers, ownTypesOf, tiersWithoutType } from "#domain/appointments/tier-appointments.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { Finding } from "#domain/office/website-values.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Content } from "#domain/website/edits.ts";

/** What is said at an address of a content that leaves a level without an appointment of its own length. */
export function lengthFinding(
  content: Content,
  path: string,
): Pick<Finding, "severity" | "says"> | undefined {
  // What both files say of ids, names and minutes is the same in the content and in the practice.
  const practice = content as unknown as Practice;
  const isLevel = ({ setName, tier }: ReturnType<typeof listTiers>[number]) =>
    [`tiers/${setName}/tiers/${tier.id}`, `tiers/${setName}/tiers/${tier.id}/minutes`].includes(path);
  const isLength = (setName: string) =>
    path.startsWith(`appointments/types/${setName}-`) && path.endsWith("/minutes");
  const unlike = tiersWithoutType(practice).find((found) => isLevel(found) || isLength(found.setName));
  if (unlike) {
    const lengths = ownTypesOf(practice, unlike.setName).map(({ minutes }) => `${minutes}`);
    const saysIn = (locale: Locale) =>
      fillIn(noAppointment[locale], {
        level: unlike.tier.name[locale],
        lengths: new Intl.ListFormat(languageTags[locale], { type: "disjunction" }).format(new Set(lengths)),
        section: fieldWords[locale].sections.booking,
      });
    return { severity: "error", says: { en: saysIn("en"), es: saysIn("es") } };
  }
  const level = listTiers(practice.tiers).find(isLevel);
  if (!level || level.tier.minutes || ownTypesOf(practice, level.setName).length === 0) return undefined;
  const type = practice.appointments.types[0]?.name;
  const saysIn = (locale: Locale) => fillIn(noLength[locale], { type: type?.[locale] ?? "" });
  return { severity: "warning", says: { en: saysIn("en"), es: saysIn("es") } };
}
