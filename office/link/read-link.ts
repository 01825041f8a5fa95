import { type LinkType, linkTypes } from "#domain/office/office-addresses.ts";

/**
 * Reads what stands behind `#` in the address, and takes it out of the address and the history at once: nothing of it
 * may be seen, kept or copied.
 */
export function takeFragment(): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return fragment;
}

export type MailedLink = { type: LinkType; tokenHash: string };

/** The parts of a mailed link; undefined when one is missing. */
export function linkIn(fragment: URLSearchParams): MailedLink | undefined {
  const type = linkTypes.find((each) => each === fragment.get("type"));
  const tokenHash = fragment.get("token_hash");
  return type && tokenHash ? { type, tokenHash } : undefined;
}
