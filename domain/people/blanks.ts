/** The first blank that nobody filled, as it stands in the text: `{name}` of a template, or `[…]` for its sender. */
export const firstBlank = (text: string): string | undefined => /\{\w+\}|\[[^\]\n]*\]/.exec(text)?.[0];
export const hasBlank = (text: string): boolean => firstBlank(text) !== undefined;
