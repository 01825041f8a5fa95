/**
 * A web address in a text, as far as it goes without blanks, quotes, unpaired brackets and the punctuation at its end. In
 * a group, for `split`.
 */
export const webAddress =
  /(https?:\/\/(?:\([^\s\p{C}()[\]<>"\\]*\)|\[[^\s\p{C}()[\]<>"\\]*\]|[^\s\p{C}()[\]<>"\\])+(?<![.,;:!?'’”»…*}]))/giu;

/** The web addresses in a text that may become links: none that the other text holds, which a stranger may have typed. */
export const linksIn = (text: string, received = ""): Set<string> =>
  new Set(text.match(webAddress)?.filter((url) => URL.canParse(url) && !received.includes(url)));
