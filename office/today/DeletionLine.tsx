import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { todayWords } from "#content/words/office/today.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { undoDeletePerson } from "#domain/office/person-requests.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";

type Deletion = OutputOf<typeof getOwnerTasks>["deletions"][number];

/** A person who is deleted within a day, unless somebody takes it back. */
export function DeletionLine({ deletion: { id, name, by, deleteAt } }: { deletion: Deletion }) {
  const { locale } = useOffice();
  const { momentOf } = useDayWords();
  const run = useDeskCommand();
  const { act } = useToastedAction();
  const words = todayWords[locale].deletion;
  return (
    <li>
      <Icon name="alert" />
      <div>
        <Link to={personPath(id)}>
          {fillIn(by ? words.by : words.plain, { name, by, moment: momentOf(deleteAt) })}
        </Link>
        <p className="button-row">
          <button
            type="button"
            className="button quiet"
            aria-label={fillIn(words.takeBackLabel, { name })}
            onClick={() => act(() => run(undoDeletePerson, { id }, words.done, { name }))}
          >
            {words.takeBack}
          </button>
        </p>
      </div>
    </li>
  );
}
