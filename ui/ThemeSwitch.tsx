import styles from "./ThemeSwitch.module.css";

type Props = {
  /** Radio groups of one page need names of their own. */
  name: string;
  words: { label: string; system: string; light: string; dark: string };
};

/** System, light or dark. Acts by the shared script, and stays hidden where none runs. */
export function ThemeSwitch({ name, words }: Props) {
  return (
    <fieldset className={styles.switch} data-theme-switch data-screen-only>
      <legend>{words.label}</legend>
      {(["system", "light", "dark"] as const).map((theme) => (
        <label key={theme}>
          <input
            className="covering"
            type="radio"
            name={name}
            value={theme === "system" ? "" : theme}
            defaultChecked={theme === "system"}
          />
          <span>{words[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
