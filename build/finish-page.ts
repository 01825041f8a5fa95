import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import { lateStylesAttribute } from "#ui/late-styles-attribute.ts";
import { deferScripts } from "./defer-scripts.ts";
import { splitProps } from "./island-props.ts";
import { lateFile } from "./late-file.ts";
import { splitStyles } from "./late-styles.ts";
import { splitTemplates } from "./late-templates.ts";
import { checkPolicy, ownPolicy } from "./page-policy.ts";
import { keepNamesWhole } from "./whole-names.ts";

/** The page with its own styles and policy; what it needs later goes to `lateFiles`, by its address. */
export function finishPage(rendered: string, lateFiles: Map<string, string>): string {
  const page = splitProps(deferScripts(rendered, lateFiles), lateFiles);
  checkPolicy(page);
  // An application draws all of itself: no style of it can wait for an interaction.
  if (page.includes(' client="only"')) return ownPolicy(page);
  const styled = splitStyles(keepNamesWhole(page));
  const { late } = styled;
  const html = splitTemplates(styled.html, lateFiles);
  if (!late) return ownPolicy(html);
  const path = lateFile(lateFiles, "late", "css", late);
  return ownPolicy(html.replace("<html ", `<html ${lateStylesAttribute}="${path}" `));
}

/** Whether a page has forms: it gets its form token from the server, which compresses it after that. */
export const isSigned = (html: string | Buffer) => html.includes(formTokenAttribute);
