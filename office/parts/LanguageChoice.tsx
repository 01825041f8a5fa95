import { type Locale, locales } from "#domain/locale.ts";
import switchCss from "#ui/ThemeSwitch.module.css";

type Props = { label: string; value: Locale; onChange: (locale: Locale) => void };

/** Each in its own language, for those who cannot read the other. */
const names = { en: "English", es: "Español" } as const;

export function LanguageChoice({ label, value, onChange }: Props) {
  return (
    <fieldset className={switchCss.switch}>
      <legend>{label}</legend>
      {locales.map((locale) => (
        <label key={locale} lang={locale}>
          <input
            className="covering"
            type="radio"
            name="office-locale"
            value={locale}
            checked={value === locale}
            onChange={() => onChange(locale)}
          />
          <span>{names[locale]}</span>
        </label>
      ))}
    </fieldset>
  );
}
