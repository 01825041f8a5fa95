import styles from "./ThemeSwitch.module.css";

type Props = {
  /** `light` or `dark`; as the system has it when left out. */
  chosen?: string | undefined;
  words: { label: string; system: string; light: string; dark: string };
};

/** System, light or dark. Acts by the shared script, and stays hidden where none runs. */
export function ThemeSwitch({ chosen = "", words }: Props) {
  const choices = { "": words.system, light: words.light, dark: words.dark };
  return (
    <fieldset className={styles.switch} data-theme-switch data-screen-only>
      <legend>{words.label}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input
            className="covering"
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
