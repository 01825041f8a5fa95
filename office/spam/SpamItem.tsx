import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { rescueLead, type SpamEntry } from "#domain/office/spam-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useNow } from "../parts/use-now.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import css from "./SpamScreen.module.css";

/** A message judged spam: who, what, why, and the way back. */
export function SpamItem({ entry }: { entry: SpamEntry }) {
  const { call, queries, locale } = useOffice();
  const showToast = useSuccessToast();
  const { short, whole } = useMoments();
  const now = useNow();
  const { dayOf } = useDayWords();
  const { act, isRunning, problem } = useAction();
  const words = spamWords[locale];
  const { id, formKind, name, email, phone, text, at, wantedStart, deletedAt } = entry;
  const reasons = entry.reasons.map((reason) =>
    Object.hasOwn(words.reasons, reason)
      ? words.reasons[reason as keyof typeof words.reasons]
      : words.otherReason,
  );
  const form = deskWords[locale].forms[formKind as keyof (typeof deskWords)["en"]["forms"]];
  const rescue = async () => {
    const { booking } = await call(rescueLead, { id });
    const done = words.done[booking ?? "rescued"];
    showToast({ title: done.title, text: fillIn(done.text, { name: name || email }) });
    await queries.invalidateQueries();
  };
  return (
    <li className={css.item}>
      <p>
        <strong>{name || email}</strong> <span className="soft">{joinFacts([name && email, phone])}</span>
      </p>
      {wantedStart !== null && (
        <p className={css.wanted}>
          {Number.isNaN(Date.parse(wantedStart))
            ? words.wantedUnknown
            : fillIn(words.wanted, { moment: whole(wantedStart) })}
        </p>
      )}
      {text && (
        <p className={css.text} lang={entry.locale}>
          {text}
        </p>
      )}
      <p className="soft">
        {joinFacts([form, short(at, now), ...reasons, fillIn(words.deleted, { moment: dayOf(deletedAt) })])}
      </p>
      <ButtonRow problem={problem}>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          aria-label={`${words.rescue}: ${name || email}`}
          onClick={() => act(rescue)}
        >
          {isRunning ? words.rescuing : words.rescue}
        </button>
      </ButtonRow>
    </li>
  );
}
