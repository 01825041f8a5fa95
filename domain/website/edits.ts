export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The content by file (`tiers`, `faqs`, and `articles` by slug) as the files have it: amounts are dollars. */
export type Content = { readonly [file: string]: Json };

/** The step of an address for a list's order; an entry that it does not name stays behind its predecessor. */
export const orderStep = ".order";

export type Edit = {
  /** The field's address: the file and the keys that lead to it, list entries by their id, joined by slashes. */
  path: string;
  /** The whole field in both languages; null takes the field or the entry out. */
  value: Json;
  /** The digest of the shipped value that it replaced; empty where nothing was shipped. */
  base: string;
};

/** Why an edit is not in effect: its field left the shipped content, or its value is not valid there. */
type ParkedReason = "gone" | "invalid";

export type EditedContent = {
  content: Content;
  /** In effect; those of `conflicts` too. */
  applied: Edit[];
  /** Equal to what is shipped by now: they can be dropped. */
  absorbed: Edit[];
  /** In effect over a shipped value that changed since. */
  conflicts: { edit: Edit; shipped: Json }[];
  parked: { edit: Edit; reason: ParkedReason }[];
};
