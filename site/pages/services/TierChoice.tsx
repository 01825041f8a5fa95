import type { ServiceWords } from "#content/words/services/frame.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Tier, TierSet } from "#domain/practice/practice.ts";
import { ChosenTier, tierReceiptId } from "../../forms/ChosenTier.tsx";
import { TierCard } from "./TierCard.tsx";
import styles from "./TierChoice.module.css";

type Props = {
  locale: Locale;
  words: ServiceWords["tiers"];
  heading: string;
  hint: string;
  set: TierSet;
  /** Names the radios' ids; unique over the site, because a choice is remembered by its id. */
  name: string;
  /** The dialog that takes the choice; its form is `${dialog}-form`. */
  dialog: string;
  field: "tier" | "serviceType";
  /** What the button says before and after a choice; without it, it waits for one and then names it. */
  action?: string | undefined;
  /** The dialog that says what is missing; without one the button waits, disabled, for a choice. */
  alert?: string | undefined;
};

/**
 * The levels of a service as a radio group, and the button that goes on with the chosen one. The button comes
 * twice, for before and after a choice, and CSS shows one of them: so it is right before any script and without.
 */
export function TierChoice({ locale, words, heading, hint, set, name, dialog, field, action, alert }: Props) {
  const tiers = set.tiers.map((tier) => wordsOf(tier, set, locale, words));
  const before = action ?? words.waiting;
  return (
    <section id="tiers" className={styles.choice} aria-labelledby="tiers-heading">
      <div className="wrap">
        <h2 id="tiers-heading">{heading}</h2>
        <p className={styles.hint}>{hint}</p>
        <div role="radiogroup" aria-labelledby="tiers-heading" className={styles.tiers}>
          {tiers.map((tier, place) => (
            <TierCard
              key={tier.name}
              words={tier}
              id={`tier-${name}-${set.tiers[place]?.id}`}
              field={field}
              form={`${dialog}-form`}
              place={place}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <div className={styles.notes}>
            {set.notes.map((note) => (
              <p key={note.en}>{note[locale]}</p>
            ))}
          </div>
          {alert ? (
            <button
              type="button"
              className={`button ${styles.before}`}
              command="show-modal"
              commandfor={alert}
            >
              {before}
            </button>
          ) : (
            <button type="button" className={`button ${styles.before}`} disabled>
              {before}
            </button>
          )}
          <button type="button" className={`button ${styles.after}`} command="show-modal" commandfor={dialog}>
            {action ?? (
              <span>
                {`${words.continueWith} `}
                <ChosenTier tiers={tiers.map((tier) => ({ name: tier.name }))} />
              </span>
            )}
          </button>
        </div>
        <div id={tierReceiptId} />
      </div>
    </section>
  );
}

function wordsOf(tier: Tier, { per }: TierSet, locale: Locale, words: ServiceWords["tiers"]) {
  const shared = {
    name: tier.name[locale],
    description: tier.description[locale],
    features: tier.features.map((feature) => feature[locale]),
    mark: tier.popular ? words.popular : tier.new ? words.new : undefined,
  };
  if (tier.price === undefined) return { ...shared, price: words.afterConsultation };
  return {
    ...shared,
    price: `${formatMoney(tier.price, locale)}${tier.plus ? "+" : ""}`,
    before: tier.from ? words.from : "",
    after: words.per[per],
  };
}
