import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { listPersonRequests, settlePersonRequest } from "#domain/office/person-requests.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { useNotice } from "../commands/use-notice.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./Safeguards.module.css";

/** What people asked of their data and the staff passed on. */
export function RequestList() {
  const { call, locale } = useOffice();
  const run = useDeskCommand();
  const notify = useNotice();
  const { act } = useToastedAction();
  const { dayOf } = useDayWords();
  const query = useQuery(queryOf(call, listPersonRequests, {}));
  const { data } = query;
  const words = safeguardsWords[locale].requests;
  const { unnamed } = colleagueWords[locale];
  const settle = async (id: string, name: string) => {
    const { settledAt } = await run(settlePersonRequest, { id });
    notify({
      title: fillIn(words.settled, { name }),
      undo: () => run(settlePersonRequest, { id, isSettled: false, settledAt }),
    });
  };
  return (
    <Section heading={words.listHeading}>
      <LoadState query={query} lines={2} />
      {data?.requests.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {data?.requests.map(({ id, personId, name, kind, note, by, at }) => (
          <li key={id} className={css.item}>
            <span>
              <Link to={personPath(personId)}>{name || personId}</Link>
              <span>{`: ${words.kinds[kind]}${note && ` (${note})`}`}</span>
              <br />
              <span className="soft">{fillIn(words.by, { name: by || unnamed, day: dayOf(at) })}</span>
            </span>
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.settleLabel, { name })}
              onClick={() => act(() => settle(id, name), id)}
            >
              {words.settle}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
