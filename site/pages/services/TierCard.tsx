import { Fragment } from "react";
import styles from "./TierCard.module.css";

type TierCardWords = {
  name: string;
  /** As shown: `$225+`, or a sentence where there is no price yet. */
  price: string;
  /** Small words around the price: "from", "/month". */
  before?: string;
  after?: string;
  description: string;
  features: readonly string[];
  mark?: string | undefined;
};
type Props = {
  words: TierCardWords;
  id: string;
  /** The radio's name, and the form it belongs to: the form may stand elsewhere on the page. */
  field: string;
  form: string;
  /** Counts from 0; what shows the chosen one elsewhere points at it by `data-chosen`. */
  place: number;
};

/** Names like "Freelancer/Contractor" break into lines after their slash, where browsers do not, and never before it. */
const partsOf = (name: string) => name.replaceAll(" /", "\u00a0/").split(/(?<=\/)(?=\S)/);

/** A receipt that can be chosen: a native radio whose label covers the whole card. */
export function TierCard({ words, id, field, form, place }: Props) {
  return (
    <div className={styles.card}>
      {words.mark && (
        <span className={styles.mark} id={`${id}-mark`}>
          {words.mark}
        </span>
      )}
      <div className={styles.head}>
        <label className="stretched" htmlFor={id} id={`${id}-name`}>
          {partsOf(words.name).map((part, place) => (
            <Fragment key={part}>
              {place > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </label>
        <input
          type="radio"
          id={id}
          name={field}
          value={words.name}
          form={form}
          data-tier={place}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={words.mark ? `${id}-mark ${id}-more` : `${id}-more`}
        />
      </div>
      <p id={`${id}-price`} className={words.after === undefined ? styles.unpriced : styles.price}>
        {words.before && (
          <>
            <small>{words.before}</small>{" "}
          </>
        )}
        {words.price}
        {words.after && <small>{words.after}</small>}
      </p>
      <div id={`${id}-more`} className={styles.more}>
        <p>{words.description}</p>
        <ul>
          {words.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
