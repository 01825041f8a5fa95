/** What the parts of a backup are called in its archive. */
export const archiveNames = {
  sqlite: "ventanilla.sqlite",
  postgres: "ventanilla.dump",
  /** What lies in `DATA_DIR` beside the database, such as the keys. */
  data: "data",
  settings: "settings.env",
  /** The words of the checkout, whose files an owner may have edited. */
  content: "content",
} as const;
