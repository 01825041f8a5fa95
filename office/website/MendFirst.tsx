import { Link } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { wholeNameOf } from "./field-names.ts";
import { fieldPath, websitePaths } from "./website-paths.ts";

/** Why the drafts cannot be published as they stand, with the way to the first field to mend. */
export function MendFirst({ drafts }: { drafts: readonly Field[] }) {
  const { locale } = useOffice();
  const findBy = (wanted: string) =>
    drafts.find(({ findings }) => findings.some(({ severity }) => severity === wanted));
  const faulty = findBy("error") ?? findBy("blocker");
  return (
    <p className="problem">
      {websiteWords[locale].waiting.mend}{" "}
      {faulty ? (
        <Link to={fieldPath(faulty.path)}>{wholeNameOf(faulty, locale)}</Link>
      ) : (
        <Link to={websitePaths.launch}>{officeShellWords[locale].titles.launch}</Link>
      )}
    </p>
  );
}
