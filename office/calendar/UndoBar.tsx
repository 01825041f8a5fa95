import { useEffect } from "react";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import css from "./UndoBar.module.css";

/** What was done, and how it is taken back. */
export type Notice = { text: string; undo?: () => Promise<unknown> };
type Props = { notice: Notice | undefined; onDone: (notice: Notice | undefined) => void };

/** Says what was done, and for as long as its letter waits offers to take it back. */
export function UndoBar({ notice, onDone }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale];
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => onDone(undefined), letterDelay);
    return () => clearTimeout(timer);
  }, [notice, onDone]);
  const undo = async () => {
    try {
      await notice?.undo?.();
      onDone({ text: words.undone });
    } catch (error) {
      onDone({ text: problemSentence(error, officeProblemWords[locale]) });
    }
  };
  return (
    <div className={css.bar} role="status" aria-label={words.undoLabel}>
      {notice && (
        <p>
          {notice.text}
          {notice.undo && (
            <button type="button" onClick={() => void undo()}>
              {words.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
