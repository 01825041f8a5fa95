import { type ComponentType, Suspense } from "react";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import { ClosedDaysEditor } from "./ClosedDaysEditor.tsx";
import { DayEditor } from "./DayEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FeeEditor } from "./FeeEditor.tsx";
import { FlagEditor } from "./FlagEditor.tsx";
import { LineEditor } from "./LineEditor.tsx";
import { MoneyEditor } from "./MoneyEditor.tsx";
import { MonthDaysEditor } from "./MonthDaysEditor.tsx";
import { NumberEditor } from "./NumberEditor.tsx";
import { OpeningsEditor } from "./OpeningsEditor.tsx";
import { QuestionEditor } from "./QuestionEditor.tsx";
import { TestimonialEditor } from "./TestimonialEditor.tsx";
import { WordListEditor } from "./WordListEditor.tsx";
import { WordsEditor } from "./WordsEditor.tsx";

// Whole entries, orders, pictures and lists of records load when they are looked at.
const AnswersEditor = lazyPart(async () => (await import("./AnswersEditor.tsx")).AnswersEditor);
const ArticleEditor = lazyPart(async () => (await import("./ArticleEditor.tsx")).ArticleEditor);
const DeadlineEditor = lazyPart(async () => (await import("./entry-editors.ts")).DeadlineEditor);
const DiscountsEditor = lazyPart(async () => (await import("./entry-editors.ts")).DiscountsEditor);
const OrderEditor = lazyPart(async () => (await import("./entry-editors.ts")).OrderEditor);
const PictureEditor = lazyPart(async () => (await import("./PictureEditor.tsx")).PictureEditor);
const PostponementsEditor = lazyPart(async () => (await import("./entry-editors.ts")).PostponementsEditor);
const ServiceEditor = lazyPart(async () => (await import("./entry-editors.ts")).ServiceEditor);
const TierEditor = lazyPart(async () => (await import("./entry-editors.ts")).TierEditor);

const editors: Record<FieldKind, ComponentType<EditorProps>> = {
  line: LineEditor,
  url: LineEditor,
  email: LineEditor,
  day: DayEditor,
  money: MoneyEditor,
  number: NumberEditor,
  flag: FlagEditor,
  choice: ChoiceEditor,
  choices: ChoicesEditor,
  words: WordsEditor,
  paragraphs: WordsEditor,
  "word-list": WordListEditor,
  "month-days": MonthDaysEditor,
  openings: OpeningsEditor,
  "closed-days": ClosedDaysEditor,
  discounts: DiscountsEditor,
  postponements: PostponementsEditor,
  answers: AnswersEditor,
  question: QuestionEditor,
  testimonial: TestimonialEditor,
  fee: FeeEditor,
  article: ArticleEditor,
  order: OrderEditor,
  tier: TierEditor,
  service: ServiceEditor,
  deadline: DeadlineEditor,
  picture: PictureEditor,
};

/** The editor of a field, by its kind. */
export function FieldEditor({ kind, ...props }: EditorProps & { kind: FieldKind }) {
  const Editor = editors[kind];
  return (
    <Suspense fallback={<Skeleton lines={6} isTall />}>
      <Editor {...props} />
    </Suspense>
  );
}
