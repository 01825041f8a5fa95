import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { seconds } from "#domain/durations.ts";
import { type DeliveryRow, getDelivery } from "#domain/office/delivery-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { isMissing } from "../base/office-problem.ts";
import { paths, personPath } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { AttemptRows } from "./AttemptRows.tsx";
import { DeliveryActions } from "./DeliveryActions.tsx";
import css from "./DeliveryScreen.module.css";
import { FixAddressForm } from "./FixAddressForm.tsx";
import { UnsentLetter } from "./UnsentLetter.tsx";
import { useDeliveryWords } from "./use-delivery-words.ts";

/** No signal tells of a first try, which is over in a moment. */
const poll = seconds(2);
const isFirstTry = ({ delivery, attempts }: OutputOf<typeof getDelivery>) =>
  attempts.length === 0 && (delivery.state === "queued" || delivery.state === "sending");

/** One delivery: where it goes, what stands in its way, what can be done about it, and every try. */
export function DeliveryScreen() {
  const { call, locale } = useOffice();
  const { id = "" } = useParams();
  const query = useQuery({
    ...queryOf(call, getDelivery, { id }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isFirstTry(data) && poll,
  });
  const { data, error } = query;
  /** The delivery as who types an address saw it: what a colleague changes meanwhile does not take the form away. */
  const [typedAt, setTypedAt] = useState<DeliveryRow>();
  const { kindOf, problemOf } = useDeliveryWords();
  const words = deliveriesWords[locale];
  const back = (
    <p>
      <Link to={paths.deliveries}>{words.back}</Link>
    </p>
  );
  if (!data || isMissing(error))
    return (
      <div className={css.screen}>
        {back}
        <ScreenHead title={officeShellWords[locale].titles.delivery} />
        {isMissing(error) ? <p>{words.missing}</p> : <LoadState query={query} lines={5} isTall />}
      </div>
    );
  const { delivery, attempts } = data;
  const { needsPerson, personId, name, target, state } = delivery;
  const seen = typedAt?.id === delivery.id ? typedAt : delivery;
  const form = seen.canFix && (
    <div onInput={() => setTypedAt(seen)}>
      <FixAddressForm key={seen.target} delivery={seen} onEnd={() => setTypedAt(undefined)} />
    </div>
  );
  return (
    <div className={css.screen}>
      {back}
      <ScreenHead title={kindOf(delivery)}>
        <p className={needsPerson ? css.alarm : css.state}>{words.states[state]}</p>
      </ScreenHead>
      <LoadState query={query} />
      <p>
        {personId ? <Link to={personPath(personId)}>{name}</Link> : name}{" "}
        {target && fillIn(words.to, { target })}
      </p>
      {problemOf(delivery) && <p className={css.problem}>{problemOf(delivery)}</p>}
      {seen.needsPerson && form}
      <DeliveryActions delivery={delivery} />
      {form && !seen.needsPerson && (
        <details className={css.more}>
          <summary>{words.fix.heading}</summary>
          {form}
        </details>
      )}
      <UnsentLetter key={delivery.id} delivery={delivery} />
      <AttemptRows attempts={attempts} />
    </div>
  );
}
