import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { noteOutcome } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { useAction } from "../parts/use-action.ts";
import css from "./CalendarSheet.module.css";
import { useCalendarCommand } from "./use-calendar-command.ts";

type Props = {
  entry: Pick<CalendarEntry, "id" | "name" | "outcome">;
  onDone: (notice: Notice) => void;
};
type Outcome = CalendarEntry["outcome"];

/** Notes whether the person came, over no note of a colleague that was not shown; it can be taken back. */
export function OutcomeButtons({ entry: { id, name, outcome: before }, onDone }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const words = calendarWords[locale].entry;
  const wordsOf = (outcome: Outcome) => fillIn(words.noted[outcome ?? "none"], { name });
  const { act, isRunning, problem } = useAction(
    ({ conflict }) =>
      conflict &&
      fillIn(words.meanwhile, {
        name: conflict.by,
        value: wordsOf((conflict.current || null) as Outcome),
      }),
  );
  const change = (seen: Outcome, outcome: Outcome) => run(noteOutcome, { id, seen, outcome });
  const note = async (outcome: Outcome) => {
    await change(before, outcome);
    onDone({ title: wordsOf(outcome), undo: () => change(outcome, before) });
  };
  return (
    <ButtonRow problem={problem}>
      <button
        type="button"
        className={`button quiet ${css.outcome}`}
        aria-pressed={before === "kept"}
        aria-disabled={isRunning}
        onClick={() => act(() => note("kept"))}
      >
        {words.kept}
      </button>
      <button
        type="button"
        className={`button quiet ${css.outcome}`}
        aria-pressed={before === "no-show"}
        aria-disabled={isRunning}
        onClick={() => act(() => note("no-show"))}
      >
        {words.noShow}
      </button>
      {before && (
        <button
          type="button"
          className="link"
          aria-disabled={isRunning}
          onClick={() => act(() => note(null))}
        >
          {words.clear}
        </button>
      )}
    </ButtonRow>
  );
}
