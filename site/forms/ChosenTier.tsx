import css from "./ChosenTier.module.css";
import formCss from "./LeadForm.module.css";
import type { OfferedType } from "./offered-types.ts";

/** The `id` of the place below the tiers of a page that shows which one was asked for, once it was. */
export const tierReceiptId = "tier-receipt";

type Props = { tiers: readonly OfferedType[] };

/** The tier that is chosen on the page. All are there; CSS shows the one whose radio is checked. */
export function ChosenTier({ tiers }: Props) {
  return tiers.map(({ name, price }, place) => (
    <b key={name} className={css.name} data-chosen={place}>
      {name}
      {price && <span className={css.price}>{`\u00a0· ${price}`}</span>}
    </b>
  ));
}

type FieldProps = Props & { field: string; label: string };

/** The same as a line of a form, to which the radios on the page belong. */
export function ChosenTierField({ field, label, tiers }: FieldProps) {
  return (
    <p className={formCss.settled}>
      <span>{label}</span>{" "}
      <strong>
        <ChosenTier tiers={tiers} />
      </strong>
      <span className="problem" data-error-for={field} hidden suppressHydrationWarning>
        {""}
      </span>
    </p>
  );
}
