/** The sections of the website in the office, in their order. */
export const sections = [
  ...(["hours", "prices", "services", "questions", "testimonials", "practice"] as const),
  ...(["deadlines", "booking", "articles", "launch"] as const),
] as const;
export type Section = (typeof sections)[number];

/**
 * How a field is edited. `line`, `number`, `flag` and the like are one value for both languages; `words` is a line in
 * both, `paragraphs` a text in both, `word-list` a list of lines in both. `order` is the order of a list's entries, and the
 * last group are whole entries: of `tier`, `service` and `deadline` those that came with the program have fields of
 * their own and are only taken out whole. A `picture` has its words with it.
 */
export const fieldKinds = [
  ...(["line", "url", "email", "day", "money", "number", "flag", "choice", "choices"] as const),
  ...(["words", "paragraphs", "word-list", "month-days"] as const),
  ...(["openings", "closed-days", "discounts", "postponements", "answers", "order", "picture"] as const),
  ...(["question", "testimonial", "fee", "article", "tier", "service", "deadline"] as const),
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldRules = {
  /** What can be chosen: in `choice` and `choices`, the weekdays of `openings`, the other pages that show a `question`. Of a `picture` it names the place. */
  options?: readonly string[];
  /** The field can be left out. */
  isOptional?: true;
  /** The field is an entry of a list: it can be taken out, and others can be added beside it. */
  isEntry?: true;
  /** Another section that shows it too; of entries those that the office added. */
  alsoIn?: Section;
  /** A change is in effect at once and waits for no publish. */
  actsAtOnce?: true;
};

/** The fields of one section: their address, where `*` stands for one step, with kind and rules. */
export type FieldTable = Record<string, readonly [kind: FieldKind, rules?: FieldRules]>;
