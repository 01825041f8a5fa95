import { useState } from "react";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { longest } from "#domain/forms/form-values.ts";
import { locales } from "#domain/locale.ts";
import { type CampaignContent, campaignLanguages, localesOf } from "#domain/office/campaign-content.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { fieldOf } from "./campaign-rule.ts";
import css from "./NewsletterScreen.module.css";

/** The texts in both languages, side by side where there is room; those of the chosen languages are needed. */
export function CampaignFields({ content }: { content: CampaignContent }) {
  const { locale } = useOffice();
  const [languages, setLanguages] = useState(content.languages);
  const words = newsletterWords[locale];
  return (
    <>
      <div
        onChange={({ target }) =>
          setLanguages((target as Node as HTMLSelectElement).value as CampaignContent["languages"])
        }
      >
        <Field
          name="languages"
          label={words.languages.label}
          type="select"
          required
          defaultValue={content.languages}
          choices={campaignLanguages.map((value) => ({ value, label: words.languages[value] }))}
        />
      </div>
      <div className={css.pair}>
        {locales.map((language) => {
          const texts = content[language];
          const required = localesOf(languages).includes(language);
          const fieldFor = (name: keyof typeof texts) => {
            const key = fieldOf(`${language}.${name}`);
            return { name: key, label: words.fields[key], defaultValue: texts[name], lang: language };
          };
          return (
            <div key={language} className={css.part}>
              <Field {...fieldFor("subject")} required={required} />
              <Field
                {...fieldFor("body")}
                required={required}
                type="textarea"
                rows={10}
                hint={words.bodyHint}
              />
              <Field {...fieldFor("linkLabel")} />
              {/* Its rule says what is too long: a link that is cut is broken. */}
              <Field {...fieldFor("link")} maxLength={longest.text} />
            </div>
          );
        })}
      </div>
    </>
  );
}
