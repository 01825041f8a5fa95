import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import type { listOwnSessions } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";

type Session = OutputOf<typeof listOwnSessions>["sessions"][number];
type Props = { session: Session; onEnd: () => Promise<void> };

export function SessionRow({ session, onEnd }: Props) {
  const { locale } = useOffice();
  const { act, isRunning } = useToastedAction();
  const { momentOf } = useDayWords();
  const words = accountWords[locale].sessions;
  const device = session.device || words.unknownDevice;
  const active = fillIn(words.active, { moment: momentOf(session.activeAt) });
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {session.isCurrent && <span>{` (${words.thisDevice})`}</span>}
        <br />
        <small>{`${active}${session.address && `, ${session.address}`}`}</small>
      </p>
      {!session.isCurrent && (
        <button
          type="button"
          className="button quiet"
          aria-label={`${fillIn(words.endLabel, { device })}, ${active}`}
          aria-disabled={isRunning}
          onClick={() => act(onEnd)}
        >
          {words.end}
        </button>
      )}
    </li>
  );
}
