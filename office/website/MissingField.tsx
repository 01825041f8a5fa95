import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Fields.module.css";
import { WebsiteHead } from "./WebsiteHead.tsx";

/** An address below "Website" that no section and no field has. */
export function MissingField() {
  const { locale } = useOffice();
  const { titles, notFound } = officeShellWords[locale];
  return (
    <div className={css.screen}>
      <WebsiteHead title={titles.notFound} />
      <p>{notFound.text}</p>
    </div>
  );
}
