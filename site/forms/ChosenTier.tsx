import css from "./ChosenTier.module.css";

/** The name of the tier that is chosen on the page. All names are there; CSS shows the one whose radio is checked. */
export function ChosenTier({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <b key={name} className={css.name} data-chosen={place}>
      {name}
    </b>
  ));
}
