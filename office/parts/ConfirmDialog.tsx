import { type ReactNode, useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { Dialog } from "./Dialog.tsx";

type Props = {
  heading: string;
  text: ReactNode;
  button: string;
  /** Says what went wrong by throwing it; the dialog stays then. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something that cannot be taken back easily, and says why it could not be done. */
export function ConfirmDialog({ heading, text, button, onConfirm, onClose }: Props) {
  const { locale } = useOffice();
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState("");
  const confirm = async () => {
    if (isActing) return;
    setActing(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(problemSentence(error, officeProblemWords[locale]));
      setActing(false);
    }
  };
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{text}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
      <p className="button-row">
        <button type="button" className="button" aria-disabled={isActing} onClick={confirm}>
          {button}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {officeShellWords[locale].cancel}
        </button>
      </p>
    </Dialog>
  );
}
