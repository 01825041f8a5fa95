import { newsletterWords } from "#content/words/office/newsletter.ts";
import { longest } from "#domain/forms/form-values.ts";
import { locales } from "#domain/locale.ts";
import { subscriberStates } from "#domain/office/subscriber-operations.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./NewsletterScreen.module.css";

type SubscriberSearch = { text: string; state: string; language: string };
type Props = { search: SubscriberSearch; onSearch: (search: SubscriberSearch) => void };

/** Narrows the list of subscribers by address, state and language. */
export function SubscriberFilters({ search, onSearch }: Props) {
  const { locale } = useOffice();
  const words = newsletterWords[locale];
  const choices = {
    state: subscriberStates.map((value) => ({ value, label: words.subscriberStates[value] })),
    language: locales.map((value) => ({ value, label: words.locales[value] })),
  };
  return (
    <search className={css.row}>
      <p className={`field ${css.field}`}>
        <label htmlFor="subscriber-text">{words.find.text}</label>
        <input
          id="subscriber-text"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.line}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </p>
      {(["state", "language"] as const).map((name) => (
        <p key={name} className={`field ${css.field}`}>
          <label htmlFor={`subscriber-${name}`}>{words.find[name]}</label>
          <select
            id={`subscriber-${name}`}
            value={search[name]}
            onChange={({ target }) => onSearch({ ...search, [name]: target.value })}
          >
            <option value="">{words.find.all}</option>
            {choices[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ))}
    </search>
  );
}
