import { HtmlValidate } from "html-validate";
import { builtFiles } from "./house/built-site.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  // Astro puts the styles of a slot where the slot stands; every browser takes them there.
  elements: ["html5", { style: { metadata: true, flow: true, phrasing: true } }],
  rules: {
    // Manners of writing, not of meaning: React and Astro write `hrefLang`, `checked=""` and `<br/>`.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-implicit-input-type": "off",
    "void-style": "off",
    // Numbers are kept in one line by CSS where a break would hurt.
    "tel-non-breaking": "off",
    // A long title is cut by a search engine, not misread by a browser.
    "long-title": "off",
    // The menus stand twice under one name, in the header and in the sheet, of which a visitor meets one.
    "unique-landmark": "off",
    // A group may also be named by `aria-labelledby`; axe looks whether it has a name.
    "wcag/h71": "off",
    // Ids of an article's headings may begin with a number; the standard asks only for no spaces.
    "valid-id": ["error", { relaxed: true }],
    // Scripts of our own address change with every build and carry their hash in their names.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

// Both are without effect in the standard and wanted for a browser: Firefox brings back a choice made before a reload
// unless this keeps it from doing so, and older phones begin an address with a capital.
const wanted = [/autocomplete.* <input type="radio">/, /autocapitalize.* <input type="email">/];

/** The pages of the built site, by their files. */
export const builtPageFiles = [...builtFiles.keys()].filter((name) => name.endsWith(".html"));

/** What is wrong with the HTML of pages, a line a fault. */
export async function htmlFaults(names: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    const { results } = await validator.validateString(String(builtFiles.get(name)), name);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      if (wanted.some((attribute) => attribute.test(message))) continue;
      faults.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  return faults;
}
