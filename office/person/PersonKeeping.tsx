import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { todayWords } from "#content/words/office/today.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { undoDeletePerson } from "#domain/office/person-requests.ts";
import { getKeeping, handOverPerson } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { cardName } from "../parts/card-name.ts";
import { unasked } from "../parts/LeaveQuestion.tsx";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { ReleaseDialog } from "../parts/ReleaseDialog.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMe } from "../parts/use-me.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { useTagSpam } from "../queue/use-tag-spam.ts";
import { HoldDialog } from "./HoldDialog.tsx";
import css from "./PersonKeeping.module.css";

/** Until when a person is kept, and what changes that. */
export function PersonKeeping({ person }: { person: PersonCard }) {
  const { id, stage, deleteAt } = person;
  const name = cardName(person);
  const { call, locale } = useOffice();
  const role = useMe()?.role;
  const isOwner = role === "owner";
  const run = useDeskCommand();
  const { act } = useToastedAction();
  const navigate = useNavigate();
  const tagSpam = useTagSpam();
  const { dayOf, date, momentOf } = useDayWords();
  const [isHolding, setHolding] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const [gone] = useState(() => Promise.withResolvers<void>());
  useEffect(() => gone.resolve, [gone]);
  const { data, error, refetch } = useQuery(queryOf(call, getKeeping, { id }));
  const { keeping: words, requests } = safeguardsWords[locale];
  const { unnamed } = colleagueWords[locale];
  if (!data && !error) return null;
  if (!data) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const tag = async () => {
    // The card goes with the person, and would be read again as long as it stands.
    void navigate(paths.home, { state: unasked });
    await gone.promise;
    await tagSpam([id]);
  };
  const { disposalDay, months, handedOverAt, hold } = data;
  /** Nothing but the rule says until when the person is kept. */
  const isByRule = !hold && !deleteAt;
  const values = { period: fillCount(words.period, months), day: disposalDay ? date(disposalDay) : "" };
  return (
    <Section heading={words.heading}>
      {deleteAt && (
        <p className={css.alert}>{fillIn(deskWords[locale].deletedOn, { moment: momentOf(deleteAt) })}</p>
      )}
      {hold && (
        <p>{fillIn(words.held, { name: hold.by || unnamed, day: dayOf(hold.at), reason: hold.reason })}</p>
      )}
      {isByRule && <p>{fillIn(disposalDay ? words.until : words.client, values)}</p>}
      {handedOverAt && <p>{fillIn(words.handedOver, { day: dayOf(handedOverAt) })}</p>}
      <p className="button-row">
        {stage === "client" && (
          <button
            type="button"
            className="button quiet"
            onClick={() => act(() => run(handOverPerson, { id, isHandedOver: handedOverAt === null }))}
          >
            {handedOverAt === null ? words.handOver : words.takeBack}
          </button>
        )}
        {isOwner && deleteAt && (
          <button
            type="button"
            className="button quiet"
            onClick={() =>
              act(() => run(undoDeletePerson, { id }, todayWords[locale].deletion.done, { name }))
            }
          >
            {requests.takeBack}
          </button>
        )}
        {role && isByRule && (
          <button type="button" className="button quiet" onClick={() => setHolding(true)}>
            {isOwner ? words.hold : words.askHold}
          </button>
        )}
        {isOwner && hold && (
          <button type="button" className="button quiet" onClick={() => setReleasing(true)}>
            {words.release}
          </button>
        )}
        {stage !== "client" && isByRule && (
          <button type="button" className="button quiet" onClick={() => act(tag)}>
            {spamWords[locale].tag}
          </button>
        )}
      </p>
      {isHolding && <HoldDialog person={{ id, name }} onClose={() => setHolding(false)} />}
      {isReleasing && <ReleaseDialog person={{ id, name }} onClose={() => setReleasing(false)} />}
    </Section>
  );
}
