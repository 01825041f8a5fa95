import { type LinkType, linkTypes } from "#domain/office/office-addresses.ts";

export type MailedLink = { type: LinkType; tokenHash: string };

/** The parts of a mailed link; undefined when one is missing. */
export function linkIn(fragment: URLSearchParams): MailedLink | undefined {
  const type = linkTypes.find((each) => each === fragment.get("type"));
  const tokenHash = fragment.get("token_hash");
  return type && tokenHash ? { type, tokenHash } : undefined;
}
