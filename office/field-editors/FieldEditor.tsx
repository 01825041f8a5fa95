import { type ComponentType, lazy, Suspense } from "react";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import { AnswersEditor } from "./AnswersEditor.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { ChoicesEditor } from "./ChoicesEditor.tsx";
import { ClosedDaysEditor } from "./ClosedDaysEditor.tsx";
import { DayEditor } from "./DayEditor.tsx";
import { DiscountsEditor } from "./DiscountsEditor.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FeeEditor } from "./FeeEditor.tsx";
import { FlagEditor } from "./FlagEditor.tsx";
import { LineEditor } from "./LineEditor.tsx";
import { MoneyEditor } from "./MoneyEditor.tsx";
import { MonthDaysEditor } from "./MonthDaysEditor.tsx";
import { NumberEditor } from "./NumberEditor.tsx";
import { OpeningsEditor } from "./OpeningsEditor.tsx";
import { PostponementsEditor } from "./PostponementsEditor.tsx";
import { QuestionEditor } from "./QuestionEditor.tsx";
import { TestimonialEditor } from "./TestimonialEditor.tsx";
import { WordListEditor } from "./WordListEditor.tsx";
import { WordsEditor } from "./WordsEditor.tsx";

// Whole entries, orders and pictures have screens of their own, and load with them.
const ArticleEditor = lazy(async () => ({ default: (await import("./ArticleEditor.tsx")).ArticleEditor }));
const DeadlineEditor = lazy(async () => ({ default: (await import("./DeadlineEditor.tsx")).DeadlineEditor }));
const OrderEditor = lazy(async () => ({ default: (await import("./OrderEditor.tsx")).OrderEditor }));
const PictureEditor = lazy(async () => ({ default: (await import("./PictureEditor.tsx")).PictureEditor }));
const ServiceEditor = lazy(async () => ({ default: (await import("./ServiceEditor.tsx")).ServiceEditor }));
const TierEditor = lazy(async () => ({ default: (await import("./TierEditor.tsx")).TierEditor }));

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
