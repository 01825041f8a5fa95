import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { Icon } from "#ui/Icon.tsx";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { cardName } from "../parts/card-name.ts";
import { LanguageBadge } from "../parts/LanguageBadge.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useService } from "../parts/use-service.ts";
import css from "./PersonHead.module.css";
import type { SubmissionEntry } from "./Submission.tsx";

type Props = { person: PersonCard; latest: SubmissionEntry | undefined; now: number };

/** Who it is, what they want, and when they wrote. */
export function PersonHead({ person, latest, now }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { momentOf } = useDayWords();
  const serviceOf = useService();
  const words = deskWords[locale];
  const value = (name: string) => latest?.fields.find((field) => field.name === name)?.value;
  const { name, tile } = serviceOf(value("tier") ?? value("service") ?? value("serviceType") ?? "");
  const form = latest ? (words.forms[latest.formKind as keyof typeof words.forms] ?? "") : words.byHand;
  return (
    <header className={css.head}>
      <p className={css.back}>
        <Link to={paths.home}>
          <Icon name="previous" size={16} />
          {personWords[locale].back}
        </Link>
      </p>
      <TileRose {...tile} className={css.tile} />
      <div className={css.who}>
        <h1 tabIndex={-1}>
          {cardName(person)} <LanguageBadge person={person} />
        </h1>
        <p>{joinFacts([name, form, short(latest?.at ?? person.createdAt, now)])}</p>
        {person.deleteAt && (
          <p className={css.deletion}>{fillIn(words.deletedOn, { moment: momentOf(person.deleteAt) })}</p>
        )}
      </div>
    </header>
  );
}
