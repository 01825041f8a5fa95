import css from "./ChosenTier.module.css";
import formCss from "./LeadForm.module.css";

/** The name of the tier that is chosen on the page. All names are there; CSS shows the one whose radio is checked. */
export function ChosenTier({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <b key={name} className={css.name} data-chosen={place}>
      {name}
    </b>
  ));
}

type FieldProps = { field: string; label: string; names: readonly string[] };

/** The same as a line of a form, to which the radios on the page belong. */
export function ChosenTierField({ field, label, names }: FieldProps) {
  return (
    <p className={formCss.settled}>
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
