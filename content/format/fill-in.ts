/** A string with placeholders, `{name}` for each name; a string without any is one too. */
type Template<Name extends string> = string & { readonly placeholders?: Name };

/**
 * The type of a dictionary in any language, taken from the English one: the same keys, and in each string at least the
 * placeholders of the English string. The English one is `as const`, or its strings tell the compiler no names.
 */
export type Words<English> = English extends string
  ? [PlaceholdersIn<English>] extends [never]
    ? string
    : Template<PlaceholdersIn<English>> & Every<PlaceholdersIn<English>>
  : { readonly [Key in keyof English]: Words<English[Key]> };

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

// A union of names, each made the argument of a function, turns into an intersection: a string that has them all.
type Every<Name extends string> = (
  Name extends unknown
    ? (text: `${string}{${Name}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never;

/**
 * Interpolation: a string with each `{name}` replaced by the value of that name. A value that ends in a period ends the
 * sentence too: "hasta las 5:00 p. m."
 */
export function fillIn<Name extends string>(
  text: Template<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  const valuesByName: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (placeholder, name: string, period = "") => {
    if (!Object.hasOwn(valuesByName, name)) return placeholder;
    const value = String(valuesByName[name]);
    return value.endsWith(".") ? value : value + period;
  });
}

/** Plural forms of one string. Both languages have these two for whole numbers, and `one` for 1 alone. */
export type PluralForms = { readonly one: Template<"count">; readonly other: Template<"count"> };

/** The plural form for a number, with `{count}` filled in. `Intl.PluralRules` would keep a phone busy to say the same. */
export const fillCount = (forms: PluralForms, count: number): string =>
  fillIn(count === 1 ? forms.one : forms.other, { count });
