import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { LanguageBadge } from "./LanguageBadge.tsx";
import css from "./PersonRow.module.css";
import { useDayWords } from "./use-day-words.ts";
import { useService } from "./use-service.ts";

type Props = {
  person: PersonSummary;
  /** At the end of the first line. */
  clock: ReactNode;
  /** In the place of the latest message's first words. */
  line?: ReactNode;
  /** Who else looks at them right now, in words. */
  lookedAt?: string | undefined;
  isOpen?: boolean;
};

/**
 * A person in a list: what they want, the language they write, their last words, by when, and whose they are. One who is
 * deleted within a day may stand beside a new person of the same name, so that the row says so.
 */
export function PersonRow({ person, clock, line, lookedAt, isOpen = false }: Props) {
  const { locale } = useOffice();
  const serviceOf = useService();
  const { momentOf } = useDayWords();
  const words = deskWords[locale];
  const { name, tile } = serviceOf(person.service);
  const form = person.formKind && words.forms[person.formKind as keyof typeof words.forms];
  const isTheirs = line === undefined && person.lastLine !== "";
  return (
    <Link
      to={personPath(person.id)}
      className={css.row}
      aria-current={isOpen || undefined}
      data-person-row={person.id}
    >
      <TileRose {...tile} className={css.tile} />
      <span className={css.pair}>
        <span className={css.name}>
          <strong>{person.name}</strong>
          <LanguageBadge person={person} />
        </span>
        <span className={css.clock}>{clock}</span>
      </span>
      <span className={css.pair}>
        {person.deleteAt ? (
          <span className={`${css.line} ${css.deletion}`}>
            {fillIn(words.deletedOn, { moment: momentOf(person.deleteAt) })}
          </span>
        ) : (
          <span className={css.line} lang={isTheirs ? person.writes : undefined}>
            {line ?? (person.lastLine || name || form || words.byHand)}
          </span>
        )}
        {lookedAt && <span className={css.lookedAt}>{lookedAt}</span>}
        {(person.assignedTo || !lookedAt) && (
          <span className={css.who}>{firstNameOf(person.assignedTo?.name ?? "") || "—"}</span>
        )}
      </span>
    </Link>
  );
}
