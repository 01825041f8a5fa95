/**
 * The names under which the server puts values into a built page, each with the kind of its value. A list holds the
 * fields of its entries, which also see the values around it.
 */
export type TemplateFields = {
  readonly [name: string]: "text" | "optional text" | "flag" | readonly [TemplateFields];
};

/** What the server must provide for a page with these fields. */
export type ValuesOf<Fields extends TemplateFields> = {
  readonly [Name in Exclude<keyof Fields, NameOf<Fields, "optional text">>]: ValueOf<Fields[Name]>;
} & { readonly [Name in NameOf<Fields, "optional text">]?: string | undefined };

type ValueOf<Kind> = Kind extends "flag"
  ? boolean
  : Kind extends readonly [infer Entry extends TemplateFields]
    ? readonly ValuesOf<Entry>[]
    : string;

/** The names of the fields of some kinds. */
export type NameOf<Fields extends TemplateFields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields] &
  string;
