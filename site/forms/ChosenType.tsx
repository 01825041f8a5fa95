import { ChosenTier } from "./ChosenTier.tsx";
import css from "./LeadForm.module.css";

type Props = { field: string; label: string; names: readonly string[] };

/** Shows in a form the choice that was made on the page, whose radios belong to the form. */
export function ChosenType({ field, label, names }: Props) {
  return (
    <p className={css.settled}>
      <span>{label}</span>{" "}
      <strong>
        <ChosenTier names={names} />
      </strong>
      <span className="problem" data-error-for={field} hidden suppressHydrationWarning>
        {""}
      </span>
    </p>
  );
}
