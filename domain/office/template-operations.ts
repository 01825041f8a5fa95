import * as v from "valibot";
import { optionalLine, text } from "../forms/form-values.ts";
import { notaryWord } from "../forms/notary-word.ts";
import { type Locale, locales } from "../locale.ts";
import { asksForTaxData, blanksOf, countSenderBlanks, templateBlanks } from "../people/template-blanks.ts";
import { desk, id, instant, longestReplySubject, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { drafters } from "./roles.ts";

const bothLanguages = <const Value extends v.GenericSchema>(value: Value) =>
  v.object({ en: value, es: value });

export type TemplateProblem =
  | "title-required"
  | "subject-required"
  | "blank-unknown"
  | "blanks-differ"
  | "tax-data-asked"
  | "notary-word";

/** A reply in both languages. Blanks like `{firstName}` are filled from the person; `[…]` is for the sender to fill. */
const templateText = {
  channel: v.picklist(["mail", "whatsapp"]),
  title: bothLanguages(v.pipe(optionalLine(80), v.nonEmpty<string, TemplateProblem>("title-required"))),
  /** Empty for WhatsApp. */
  subject: bothLanguages(optionalLine(longestReplySubject)),
  body: bothLanguages(text("message-required")),
};
const templateFields = v.object(templateText);
type TemplateFields = v.InferOutput<typeof templateFields>;

const wholeText = ({ subject, body }: TemplateFields, locale: Locale) =>
  `${subject[locale]}\n${body[locale]}`;

type Rule = (fields: TemplateFields, locale: Locale) => boolean;
const isMailWithSubject: Rule = ({ channel, subject }, locale) =>
  channel === "whatsapp" || subject[locale] !== "";
const hasKnownBlanks: Rule = (fields, locale) =>
  blanksOf(wholeText(fields, locale)).every((name) => templateBlanks.some((known) => known === name));
const asksNoTaxData: Rule = (fields, locale) =>
  fields.channel === "mail" || !asksForTaxData(wholeText(fields, locale));
const isLawful =
  (part: "subject" | "body"): Rule =>
  (fields, locale) =>
    !notaryWord.test(fields[part][locale]);
const hasSameBlanks = (fields: TemplateFields) => {
  const texts = locales.map((locale) => wholeText(fields, locale));
  const [en, es] = texts.map((each) => `${blanksOf(each)} ${countSenderBlanks(each)}`);
  return en === es;
};

/** A rule that each text keeps by itself, said at the one that does not. */
const inEach = (rule: Rule, problem: TemplateProblem, part: "subject" | "body") =>
  v.rawCheck<TemplateFields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const locale = locales.find((language) => !rule(value, language));
    if (!locale) return;
    const item = { type: "object", origin: "value" } as const;
    addIssue({
      message: problem,
      path: [
        { ...item, input: value, key: part, value: value[part] },
        { ...item, input: value[part], key: locale, value: value[part][locale] },
      ],
    });
  });

const checkedFields = v.pipe(
  templateFields,
  inEach(isMailWithSubject, "subject-required", "subject"),
  inEach(hasKnownBlanks, "blank-unknown", "body"),
  v.forward(v.check<TemplateFields, TemplateProblem>(hasSameBlanks, "blanks-differ"), ["body"]),
  inEach(asksNoTaxData, "tax-data-asked", "body"),
  inEach(isLawful("subject"), "notary-word", "subject"),
  inEach(isLawful("body"), "notary-word", "body"),
);

/** A template as somebody left it: its texts, and a version that is another one with each change. */
export const templateState = v.object({ version: v.string(), ...templateText });

const replyTemplate = v.object({
  id,
  ...templateState.entries,
  position: v.number(),
  archivedAt: v.nullable(instant),
  /** The name of who proposed it, as long as it is not accepted. */
  proposedBy: v.nullable(v.string()),
});
export type ReplyTemplate = v.InferOutput<typeof replyTemplate>;

/** The templates in their order; the first nine of each channel have the keys 1 to 9. */
export const listTemplates = defineOperation({
  name: "list-templates",
  method: "GET",
  path: "/templates",
  ...desk,
  /** Instead: those that were taken out of the list, or that are proposed for it. */
  input: v.object({ only: v.optional(v.picklist(["archived", "proposed"])) }),
  output: v.object({ templates: v.array(replyTemplate) }),
});

export const addTemplate = defineOperation({
  name: "add-template",
  method: "POST",
  path: "/templates",
  ...drafters,
  input: checkedFields,
  output: v.object({ id }),
});

/** Proposes a template; nobody answers with it before somebody who may add one accepts it. */
export const proposeTemplate = defineOperation({
  name: "propose-template",
  method: "POST",
  path: "/proposed-templates",
  ...desk,
  input: checkedFields,
  output: v.object({ id }),
});
/** Puts a proposed template at the end of the list; `archive-template` declines it. */
export const acceptTemplate = defineOperation({
  name: "accept-template",
  method: "POST",
  path: "/templates/:id/accept",
  ...drafters,
  input: v.object({ id }),
  output: nothing,
});

/** Changes a template over the version that its author saw; `current` of a conflict is the `templateState` in JSON. */
export const changeTemplate = defineOperation({
  name: "change-template",
  method: "POST",
  path: "/templates/:id",
  ...drafters,
  input: v.intersect([v.object({ id, version: v.string() }), checkedFields]),
  output: nothing,
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Moves a template to a place counted from 0; `state-changed` where its place is not as `seen`. */
export const moveTemplate = defineOperation({
  name: "move-template",
  method: "POST",
  path: "/templates/:id/move",
  ...drafters,
  input: v.object({ id, seen: place, position: place }),
  output: nothing,
});

/** Takes a template out of the list; `restore-template` brings it back. `state-changed` where that was done already. */
export const archiveTemplate = defineOperation({
  name: "archive-template",
  method: "POST",
  path: "/templates/:id/archive",
  ...drafters,
  input: v.object({ id }),
  output: v.object({ archivedAt: instant }),
});

/** Brings a template back to a place or the end; `too-late` where it was archived again after `archivedAt`. */
export const restoreTemplate = defineOperation({
  name: "restore-template",
  method: "POST",
  path: "/templates/:id/restore",
  ...drafters,
  input: v.object({ id, archivedAt: v.optional(instant), position: v.optional(place) }),
  output: nothing,
});
