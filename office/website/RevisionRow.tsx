import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import type { WebsiteRevision } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Fields.module.css";
import { publishReason } from "./publish-reason.ts";
import { usePathName } from "./use-path-name.ts";
import { fieldPath } from "./website-paths.ts";

/** As many fields of a revision are named. */
const mostNamed = 8;

type Props = { revision: WebsiteRevision; onBack?: () => void };

/** A published state of the website: when, by whom, what it changed, and how to go back to it. */
export function RevisionRow({ revision, onBack }: Props) {
  const { locale } = useOffice();
  const nameOf = usePathName();
  const { momentOf } = useDayWords();
  const { state, reason, changed, by, at, liveAt } = revision;
  const words = websiteScreenWords[locale].revisions;
  const named = changed.slice(0, mostNamed);
  return (
    <li className={css.item}>
      <p>
        <strong>{words[state]}</strong> · <time dateTime={liveAt ?? at}>{momentOf(liveAt ?? at)}</time>{" "}
        {by && fillIn(words.by, { name: by })}
      </p>
      {reason && <p className="problem">{publishReason(reason, locale)}</p>}
      {changed.length === 0 ? (
        <p className={css.soft}>{words.same}</p>
      ) : (
        <p className={css.soft}>
          {words.changed}{" "}
          {named.map((path, place) => (
            <span key={path}>
              {place > 0 && " · "}
              <Link to={fieldPath(path)}>{nameOf(path)}</Link>
            </span>
          ))}{" "}
          {changed.length > mostNamed && fillIn(words.more, { count: changed.length - mostNamed })}
        </p>
      )}
      {onBack && state === "retired" && liveAt && (
        <button
          type="button"
          className="link"
          aria-label={`${words.back}: ${momentOf(liveAt)}`}
          onClick={onBack}
        >
          {words.back}
        </button>
      )}
    </li>
  );
}
