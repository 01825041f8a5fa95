import { Link } from "react-router";
import { todayWords } from "#content/words/office/today.ts";
import { mostFailures } from "#domain/office/desk-values.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import { campaignPath, deliveryPath, personPath } from "../base/paths.ts";
import type { Today } from "../queue/use-today.ts";
import css from "./FailureRows.module.css";

/** What could not be delivered and only a person can mend. */
export function FailureRows({ failures, pausedCampaigns }: Pick<Today, "failures" | "pausedCampaigns">) {
  const { locale } = useOffice();
  const words = todayWords[locale];
  if (failures.length === 0 && pausedCampaigns.length === 0) return null;
  return (
    <ul className={css.failures} aria-label={words.headings.failures}>
      {pausedCampaigns.map(({ id, subject }) => (
        <li key={id}>
          <Icon name="alert" />
          <p>
            <Link to={campaignPath(id)} data-list-row>
              {words.pausedCampaign} <strong>{subject[locale] || subject.en || subject.es}</strong>
            </Link>
          </p>
        </li>
      ))}
      {failures.slice(0, mostFailures).map(({ id, channel, personId, name, target }) => (
        <li key={id}>
          <Icon name="alert" />
          <p>
            <Link to={deliveryPath(id)} data-list-row>
              {words.failure[channel]} <strong>{target}</strong>
            </Link>
            <br />
            <small>{personId ? <Link to={personPath(personId)}>{name}</Link> : name}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
