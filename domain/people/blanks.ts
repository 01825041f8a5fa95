/** Whether a text still has a blank that nobody filled: `{name}` of a template, or `[…]` for its sender. */
export const hasBlank = (text: string): boolean => /\{\w+\}|\[[^\]\n]*\]/.test(text);
