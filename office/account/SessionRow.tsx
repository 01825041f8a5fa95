import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import type { listOwnSessions } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { formatMoment } from "../parts/format-moment.ts";

type Session = OutputOf<typeof listOwnSessions>["sessions"][number];
type Props = { session: Session; onEnd: () => Promise<void> };

export function SessionRow({ session, onEnd }: Props) {
  const { locale } = useOffice();
  const [isEnding, setEnding] = useState(false);
  const words = accountWords[locale].sessions;
  const device = session.device || words.unknownDevice;
  const active = fillIn(words.active, { moment: formatMoment(session.activeAt, locale) });
  const end = async () => {
    if (isEnding) return;
    setEnding(true);
    try {
      await onEnd();
    } catch (error) {
      setEnding(false);
      const { errorTitle, toastLabels } = officeShellWords[locale];
      const text = problemSentence(error, officeProblemWords[locale]);
      void notify("error", { title: errorTitle, text }, toastLabels);
    }
  };
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {session.isCurrent && ` (${words.thisDevice})`}
        <br />
        <small>
          {active}
          {session.address && `, ${session.address}`}
        </small>
      </p>
      {!session.isCurrent && (
        <button
          type="button"
          className="button quiet"
          aria-label={`${fillIn(words.endLabel, { device })}, ${active}`}
          aria-disabled={isEnding}
          onClick={end}
        >
          {words.end}
        </button>
      )}
    </li>
  );
}
