/** Attribute of `<html>`: the address of the rules that a page needs only once an island is hydrated. */
export const lateStylesAttribute = "data-late-styles";
