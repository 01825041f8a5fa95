import type { ServiceWords } from "#content/words/services/frame.ts";
import type { WizardWords } from "#content/words/wizard.ts";
import type { Locale } from "#domain/locale.ts";
import type { TierSet } from "#domain/practice/practice.ts";
import { tierReceiptId } from "../../forms/ChosenTier.tsx";
import type { OfferedType } from "../../forms/offered-types.ts";
import styles from "./FormationChoice.module.css";
import cards from "./RadioCards.module.css";

type Props = {
  locale: Locale;
  words: WizardWords["prices"];
  shared: ServiceWords;
  set: TierSet;
  /** The same packages as the dialog offers them. */
  types: readonly OfferedType[];
  /** The dialog that takes the choice, and the one that says that it is missing. */
  dialog: string;
  alert: string;
};

/** The ways to form a company with their prices, as cards like those of the wizard above; the chosen one is asked for. */
export function FormationChoice({ locale, words, shared, set, types, dialog, alert }: Props) {
  return (
    <section id="tiers" className={`wrap ${styles.formation}`} aria-labelledby="tiers-heading">
      <h2 id="tiers-heading">{words.heading}</h2>
      <p className={cards.hint}>{words.hint}</p>
      <div role="radiogroup" aria-labelledby="tiers-heading" className={cards.cards}>
        {set.tiers.map(({ id, name, description }, place) => (
          <label key={id} className={`choice ${cards.card}`}>
            <input
              type="radio"
              id={`tier-formation-${id}`}
              name="serviceType"
              value={name[locale]}
              form={`${dialog}-form`}
              data-tier={place}
            />
            <b>{name[locale]}</b>
            <span className={styles.price}>{types[place]?.price}</span>
            <span className={cards.about}>{description[locale]}</span>
          </label>
        ))}
      </div>
      {set.notes.map((note) => (
        <p key={note.en} className={cards.hint}>
          {note[locale]}
        </p>
      ))}
      <button type="button" className={`button ${styles.before}`} command="show-modal" commandfor={alert}>
        {shared.closing.button}
      </button>
      <button type="button" className={`button ${styles.after}`} command="show-modal" commandfor={dialog}>
        {shared.closing.button}
      </button>
      <div id={tierReceiptId} />
    </section>
  );
}
