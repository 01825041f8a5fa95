/** A value as YAML and JSON know it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The content by file (`tiers`, `faqs`, …, and `articles` by slug), as it stands in the files: amounts are dollars. */
export type Content = { readonly [file: string]: Json };

/**
 * The last step of an address that means the order of a list: the ids of its entries. An entry that it does not name, as
 * one that an update brings, stays behind the entry that it follows without it.
 */
export const orderStep = ".order";

/** What the office wrote over a field of the shipped content. */
export type Edit = {
  /** The field's address: the file and the keys that lead to it, list entries by their id, joined by slashes. */
  path: string;
  /** The whole field in both languages; null takes the field or the entry out. */
  value: Json;
  /** The digest of the shipped value that it replaced; empty where nothing was shipped. */
  base: string;
};

/** Why an edit is not in effect: what it was written over left the shipped content, or its value is not valid there. */
type ParkedReason = "gone" | "invalid";

/** The shipped content with the edits in place, and what became of each edit. */
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
