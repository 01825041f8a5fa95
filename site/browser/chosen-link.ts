/** The link of a click that leads on in this tab: not one that opens another or downloads. */
export const chosenLink = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.target as Element).closest<HTMLAnchorElement>("a:not([type],[target])");
