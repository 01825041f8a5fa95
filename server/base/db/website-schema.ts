export type WebsiteTables = {
  content_drafts: ContentEditsTable;
  content_settings: ContentEditsTable;
};

/** `content_drafts` wait for a publish; `content_settings` are in effect at once. */
export type ContentEditsTable = {
  /** The address of the field. */
  path: string;
  /** JSON: null takes the field out. A null column goes back to what is shipped. */
  value: string | null;
  /** The digest of the shipped value that it replaces; empty where nothing is shipped. */
  base: string;
  /** Another one with each change. */
  version: string;
  actor_id: string;
  changed_at: string;
};
