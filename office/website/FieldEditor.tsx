import { type ComponentType, lazy, Suspense } from "react";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { DayEditor } from "../field-editors/DayEditor.tsx";
import type { EditorProps } from "../field-editors/editor-props.ts";
import { FlagEditor } from "../field-editors/FlagEditor.tsx";
import { LineEditor } from "../field-editors/LineEditor.tsx";
import { MoneyEditor } from "../field-editors/MoneyEditor.tsx";
import { NumberEditor } from "../field-editors/NumberEditor.tsx";
import { WordsEditor } from "../field-editors/WordsEditor.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";

/** The editor of each kind of field; those that few screens need load when they are shown. */
const editors: Record<FieldKind, ComponentType<EditorProps>> = {
  line: LineEditor,
  url: LineEditor,
  email: LineEditor,
  day: DayEditor,
  money: MoneyEditor,
  number: NumberEditor,
  flag: FlagEditor,
  choice: lazy(async () => ({ default: (await import("../field-editors/ChoiceEditor.tsx")).ChoiceEditor })),
  choices: lazy(async () => ({
    default: (await import("../field-editors/ChoicesEditor.tsx")).ChoicesEditor,
  })),
  words: WordsEditor,
  paragraphs: WordsEditor,
  "word-list": lazy(async () => ({
    default: (await import("../field-editors/WordListEditor.tsx")).WordListEditor,
  })),
  "month-days": lazy(async () => ({
    default: (await import("../field-editors/MonthDaysEditor.tsx")).MonthDaysEditor,
  })),
  openings: lazy(async () => ({
    default: (await import("../field-editors/OpeningsEditor.tsx")).OpeningsEditor,
  })),
  "closed-days": lazy(async () => ({
    default: (await import("../field-editors/ClosedDaysEditor.tsx")).ClosedDaysEditor,
  })),
  discounts: lazy(async () => ({
    default: (await import("../field-editors/DiscountsEditor.tsx")).DiscountsEditor,
  })),
  postponements: lazy(async () => ({
    default: (await import("../field-editors/PostponementsEditor.tsx")).PostponementsEditor,
  })),
  answers: lazy(async () => ({
    default: (await import("../field-editors/AnswersEditor.tsx")).AnswersEditor,
  })),
  question: lazy(async () => ({
    default: (await import("../field-editors/QuestionEditor.tsx")).QuestionEditor,
  })),
  testimonial: lazy(async () => ({
    default: (await import("../field-editors/TestimonialEditor.tsx")).TestimonialEditor,
  })),
  fee: lazy(async () => ({ default: (await import("../field-editors/FeeEditor.tsx")).FeeEditor })),
  article: lazy(async () => ({
    default: (await import("../field-editors/ArticleEditor.tsx")).ArticleEditor,
  })),
};

/** The editor of a field, by its kind. */
export function FieldEditor({ kind, ...props }: EditorProps & { kind: FieldKind }) {
  const Editor = editors[kind];
  return (
    <Suspense fallback={<Skeleton lines={2} isTall />}>
      <Editor {...props} />
    </Suspense>
  );
}
