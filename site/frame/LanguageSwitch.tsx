import { localPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { otherLocale } from "#domain/locale.ts";
import type { FrameProps } from "./frame-props.ts";
import styles from "./LanguageSwitch.module.css";

/** The same page in the other language; the shared script adds the query and hash of the moment. */
export function LanguageSwitch({ locale, path }: Pick<FrameProps, "locale" | "path">) {
  const other = otherLocale[locale];
  return (
    <a
      className={styles.switch}
      href={localPath(path, other)}
      hrefLang={other}
      lang={other}
      data-language-switch
    >
      {shellWords[locale].otherLanguage}
    </a>
  );
}
