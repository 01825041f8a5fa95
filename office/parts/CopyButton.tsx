import { type RefObject, useEffect, useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { seconds } from "#domain/durations.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";

type Props = {
  text: string;
  label: string;
  copied: string;
  /** What shows the text: it is selected when the browser refuses to copy. */
  shownIn: RefObject<HTMLElement | null>;
};

/** How long the label says that the text is copied, in milliseconds. */
const stay = seconds(3);

/** Copies a text; its own label says when that is done, a toast how to copy by hand where the browser refuses. */
export function CopyButton({ text, label, copied, shownIn }: Props) {
  const { locale } = useOffice();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), stay);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      // Without https a browser has no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
      const { copyByHand, toastLabels } = officeShellWords[locale];
      void notify("error", copyByHand, toastLabels);
    }
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={copy}>
        {isCopied ? copied : label}
      </button>
      <span role="status" className="unseen">
        {isCopied && copied}
      </span>
    </>
  );
}
