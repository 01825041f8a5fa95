export const sections = [
  ...(["hours", "prices", "services", "questions", "testimonials", "practice"] as const),
  ...(["deadlines", "booking", "articles", "launch"] as const),
] as const;
export type Section = (typeof sections)[number];

/**
 * How a field is edited: from `line` to `choices` one value for both languages, from `words` to `word-list` one
 * in each. `order` is that of a list; the last group are whole entries, of which a shipped `tier`, `service` or
 * `deadline` has fields of its own and is only taken out whole.
 */
export const fieldKinds = [
  ...(["line", "url", "email", "day", "money", "number", "flag", "choice", "choices"] as const),
  ...(["words", "paragraphs", "word-list", "month-days"] as const),
  ...(["openings", "closed-days", "discounts", "postponements", "answers", "order", "picture"] as const),
  ...(["question", "testimonial", "fee", "article", "tier", "service", "deadline"] as const),
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldRules = {
  /** The choices, the weekdays of `openings`, the other pages of a `question`, or the place of a `picture`. */
  options?: readonly string[];
  isOptional?: true;
  /** The field is an entry of a list: it can be taken out, and others can be added beside it. */
  isEntry?: true;
  /** Another section that shows it too; of entries those that the office added. */
  alsoIn?: Section;
  actsAtOnce?: true;
};

/** The fields of one section: their address, where `*` stands for one step, with kind and rules. */
export type FieldTable = Record<string, readonly [kind: FieldKind, rules?: FieldRules]>;
