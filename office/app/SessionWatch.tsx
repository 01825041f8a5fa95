import { useId, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { useOwnSignOut } from "../parts/LeaveQuestion.tsx";
import { useAction } from "../parts/use-action.ts";
import { type SessionTimes, timeLeft } from "./session-clock.ts";
import { useSessionView } from "./use-session-view.ts";

/** Warns before the session ends, lets its person stay where that is possible, and hides everything when it seems over. */
export function SessionWatch({ session }: { session: SessionTimes }) {
  const { locale } = useOffice();
  const { view, stay } = useSessionView(session);
  const [isEndKnown, setEndKnown] = useState(false);
  const timeId = useId();
  const words = officeShellWords[locale];

  if (view.kind === "over") return <Dialog key="over" heading={words.loading} onClose={() => {}} isCover />;
  if (view.kind === "idle") return <IdleWarning left={view.left} stay={stay} />;
  if (view.kind !== "end" || isEndKnown) return null;
  return (
    <Dialog heading={words.sessionEnd.heading} describedBy={timeId} onClose={() => setEndKnown(true)}>
      <p id={timeId}>{fillIn(words.sessionEnd.text, { time: timeLeft(view.left) })}</p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => setEndKnown(true)}>
          {words.sessionEnd.understood}
        </button>
      </p>
    </Dialog>
  );
}

type WarningProps = { left: number; stay: () => Promise<unknown> };

function IdleWarning({ left, stay }: WarningProps) {
  const { locale } = useOffice();
  const signOut = useOwnSignOut();
  const { act, problem } = useAction();
  const timeId = useId();
  const words = officeShellWords[locale].sessionIdle;
  const keep = () => act(stay);
  return (
    <Dialog heading={words.heading} describedBy={timeId} onClose={keep}>
      <p id={timeId}>{fillIn(words.text, { time: timeLeft(left) })}</p>
      <p className="button-row">
        <button type="button" className="button" onClick={keep}>
          {words.stay}
        </button>
        <button type="button" className="button quiet" onClick={signOut}>
          {words.leave}
        </button>
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
