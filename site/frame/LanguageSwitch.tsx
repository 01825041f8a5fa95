import { localPath, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { otherLocale } from "#domain/locale.ts";
import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import { type FilledPage, filledPages } from "#domain/templates/filled-pages.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import type { FrameProps } from "./frame-props.ts";
import styles from "./LanguageSwitch.module.css";

const { fillAttribute } = templateAttributes(appointmentFields);

/** Pages whose address is another than that of the built page. */
const filledPaths: ReadonlySet<string> = new Set(
  (Object.keys(filledPages) as FilledPage[]).map((name) => routes[name]),
);

/** The same page in the other language; the shared script adds the query and hash of the moment. */
export function LanguageSwitch({ locale, path }: Pick<FrameProps, "locale" | "path">) {
  const other = otherLocale[locale];
  return (
    <a
      className={styles.switch}
      href={localPath(path, other)}
      hrefLang={other}
      lang={other}
      // A refused booking has no query: what it asked for stands in the link alone.
      data-language-switch={path === routes.appointments ? undefined : ""}
      {...(filledPaths.has(path) && fillAttribute("href", "otherLanguageHref"))}
    >
      {shellWords[locale].otherLanguage}
    </a>
  );
}
