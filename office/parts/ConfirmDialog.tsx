import { type ReactNode, useId, useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { Sheet } from "./Sheet.tsx";
import { useAction } from "./use-action.ts";

type Props = {
  heading: string;
  text: ReactNode;
  button: string;
  /** What has to be typed first, with the label of its field; case and accents do not count. */
  typed?: { label: string; text: string } | undefined;
  /** Says what went wrong by throwing it; the dialog stays then. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something that cannot be taken back easily, and says why it could not be done. */
export function ConfirmDialog({ heading, text, button, typed, onConfirm, onClose }: Props) {
  const { locale } = useOffice();
  const { act, isRunning, problem } = useAction();
  const [answer, setAnswer] = useState("");
  const id = useId();
  const isTyped = !typed || answer.trim().localeCompare(typed.text, locale, { sensitivity: "base" }) === 0;
  const confirm = async () => {
    await onConfirm();
    onClose();
  };
  return (
    <Sheet heading={heading} onClose={onClose}>
      <p>{text}</p>
      {typed && (
        <p className="field">
          <label htmlFor={id}>{typed.label}</label>
          <input
            id={id}
            value={answer}
            autoComplete="off"
            onChange={({ target }) => setAnswer(target.value)}
          />
        </p>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          aria-disabled={isRunning || !isTyped}
          onClick={() => isTyped && act(confirm)}
        >
          {button}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {officeShellWords[locale].cancel}
        </button>
      </p>
    </Sheet>
  );
}
