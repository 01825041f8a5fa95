import { templatesWords } from "#content/words/office/templates-screen.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { ReplyTemplate } from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./TemplatesScreen.module.css";

type Props = Pick<ReplyTemplate, "subject" | "body"> & {
  /** Fills the blanks of a text. */
  fill?: (text: string, language: Locale) => string;
};

/** The texts of a template in both languages, side by side where there is room. */
export function TemplateTexts({ subject, body, fill = (text) => text }: Props) {
  const { locale } = useOffice();
  const { languages } = templatesWords[locale];
  return (
    <div className={css.pair}>
      {locales.map((each) => (
        <div key={each}>
          <p className="soft">{languages[each]}</p>
          <div className={css.text} lang={each}>
            {subject[each] && (
              <p>
                <strong>{fill(subject[each], each)}</strong>
              </p>
            )}
            <p>{fill(body[each], each)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
