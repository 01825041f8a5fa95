import type { Locale } from "#domain/locale.ts";
import switchCss from "#ui/ThemeSwitch.module.css";
import { languageNames } from "./language-names.ts";

type Props = { label: string; value: Locale; onChange: (locale: Locale) => void };

export function LanguageChoice({ label, value, onChange }: Props) {
  return (
    <fieldset className={switchCss.switch}>
      <legend>{label}</legend>
      {languageNames.map(({ value: locale, label: name }) => (
        <label key={locale} lang={locale}>
          <input
            className="covering"
            type="radio"
            name="office-locale"
            value={locale}
            checked={value === locale}
            onChange={() => onChange(locale)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
