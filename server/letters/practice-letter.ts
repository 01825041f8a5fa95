import { fillIn } from "#content/format/fill-in.ts";
import { toldKind } from "#content/next-steps.ts";
import { recommended } from "#content/recommended.ts";
import { practiceLetterWords as words } from "#content/words/letters.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { tidyLine, tidyText } from "#domain/forms/tidy-text.ts";
import { personName } from "#domain/people/person-names.ts";
import { answerBy } from "./answer-by.ts";
import { labelledAnswers } from "./answers.ts";
import type { Block, Draft } from "./draft.ts";
import type { Letter, LetterInput } from "./letter.ts";
import { maskFacts } from "./mask-facts.ts";
import { originFacts } from "./origin-facts.ts";
import { renderLetter } from "./render-letter.ts";
import { replyLinks } from "./reply-links.ts";
import { subjectLine } from "./subject-line.ts";

/** The notice of a lead to the practice: all answers of the visitor, the moment that was promised, and links for the answer. */
export function practiceLetter(input: LetterInput): Letter {
  const { practice, lead } = input;
  const answers = labelledAnswers(lead, "en", practice);
  const { facts, isMasked } = maskFacts(
    answers.map(({ label, value }) => ({ label, value: tidyText(value) })),
  );
  const blocks: Block[] = [
    {
      kind: "paragraph",
      text: [
        // The quiz was promised no answer.
        ...(lead.form_kind === "quiz"
          ? []
          : [fillIn(words.answerBy, { moment: answerBy(practice, lead, "en") })]),
        words.writtenIn[lead.locale],
      ].join(" "),
    },
    { kind: "facts", facts },
    ...(isMailAddress(lead.fields.email ?? "")
      ? []
      : [{ kind: "paragraph" as const, text: words.noConfirmation }]),
    ...(isMasked ? [{ kind: "paragraph" as const, text: words.masked, isSoft: true }] : []),
    ...recommendationBlocks(input),
    { kind: "buttons", links: replyLinks(input) },
    { kind: "heading", text: words.about.heading },
    { kind: "facts", facts: originFacts(input, lead.created_at) },
  ];
  const draft: Draft = {
    locale: "en",
    subject: subjectOf(input),
    sender: practice.business.name,
    title: titleOf(input),
    blocks,
    foot: { lines: [fillIn(words.foot, { name: practice.business.name })], links: [] },
  };
  return renderLetter(draft);
}

const titleOf = ({ lead }: LetterInput) => words.titles[toldKind(lead.form_kind, lead.fields.service)];

function subjectOf(input: LetterInput): string {
  const { lead } = input;
  const start = `${titleOf(input)}: `;
  const end = ` (${lead.locale.toUpperCase()})`;
  const name = tidyLine(personName(lead.form_kind, lead.fields) || (lead.fields.email ?? ""));
  return subjectLine(start, maskSensitiveNumbers(name), end);
}

function recommendationBlocks({ lead }: LetterInput): Block[] {
  const names = recommended(lead, "en").map((each) => maskSensitiveNumbers(tidyLine(each)));
  if (lead.form_kind === "quiz")
    return [{ kind: "facts", facts: names.map((value) => ({ label: words.recommended, value })) }];
  if (names.length === 0) return [];
  return [
    { kind: "heading", text: words.recommendations },
    { kind: "steps", steps: names },
  ];
}
