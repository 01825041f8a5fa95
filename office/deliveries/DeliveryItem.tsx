import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import type { DeliveryRow } from "#domain/office/delivery-operations.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import { deliveryPath } from "../base/paths.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useNow } from "../parts/use-now.ts";
import css from "./DeliveryItem.module.css";
import { useDeliveryWords } from "./use-delivery-words.ts";

/** A delivery in a list: whose it is, what it carries, where it goes, and what stands in its way. */
export function DeliveryItem({ delivery }: { delivery: DeliveryRow }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const now = useNow();
  const { kindOf, problemOf } = useDeliveryWords();
  const words = deliveriesWords[locale];
  const { id, channel, state, needsPerson, name, target, attempts, dueAt, sentAt, createdAt } = delivery;
  const problem = problemOf(delivery);
  const moment =
    (dueAt && fillIn(attempts > 0 ? words.dueAgain : words.due, { moment: short(dueAt, now) })) ||
    (sentAt && fillIn(words.sent, { moment: short(sentAt, now) })) ||
    short(createdAt, now);
  return (
    <li>
      <Link to={deliveryPath(id)} data-list-row className={needsPerson ? `${css.row} ${css.needs}` : css.row}>
        <Icon name={needsPerson ? "alert" : channel === "mail" ? "mail" : "portal"} />
        <span className={css.name}>
          <strong>{name || kindOf(delivery)}</strong>
          {target && target !== name && <span className={css.target}> {target}</span>}
        </span>
        <span className={css.state}>{words.states[state]}</span>
        <span className={css.line}>
          {joinFacts([name && kindOf(delivery), moment])}
          {problem && <span className={css.problem}>{problem}</span>}
        </span>
      </Link>
    </li>
  );
}
