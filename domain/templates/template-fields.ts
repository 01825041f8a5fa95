/** The values that the server puts into a page, by name and kind; list entries also see those around them. */
export type TemplateFields = {
  readonly [name: string]: "text" | "optional text" | "flag" | readonly [TemplateFields];
};

export type ValuesOf<Fields extends TemplateFields> = {
  readonly [Name in Exclude<keyof Fields, NameOf<Fields, "optional text">>]: ValueOf<Fields[Name]>;
} & { readonly [Name in NameOf<Fields, "optional text">]?: string | undefined };

type ValueOf<Kind> = Kind extends "flag"
  ? boolean
  : Kind extends readonly [infer Entry extends TemplateFields]
    ? readonly ValuesOf<Entry>[]
    : string;

export type NameOf<Fields extends TemplateFields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields] &
  string;
