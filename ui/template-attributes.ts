import type { NameOf, TemplateFields } from "#domain/templates/template-fields.ts";

type List = readonly [TemplateFields];
type Text = "text" | "optional text";

/** Attributes that mark what the server fills in a built page; a misspelt field name does not compile. */
export function templateAttributes<Fields extends TemplateFields>(_fields: Fields) {
  return {
    fill: (name: NameOf<Fields, Text>) => ({ "data-fill": name }),
    /** Sets an attribute; a flag that is not set and a text that is absent take it away. */
    fillAttribute: (
      attribute: "href" | "action" | "value" | "id" | "open" | "checked",
      name: NameOf<Fields, Text | "flag">,
    ) => ({ [`data-fill-${attribute}`]: name }),
    /** Keeps the element when the flag is set, the text present, the list not empty. */
    when: (name: NameOf<Fields, "optional text" | "flag" | List>) => ({ "data-if": name }),
    /** Keeps the element when `when` would drop it. */
    unless: (name: NameOf<Fields, "optional text" | "flag" | List>) => ({ "data-unless": name }),
    repeat: (name: NameOf<Fields, List>) => ({ "data-repeat": name }),
  };
}
