/** The actions that one looks for in the log, by the names that it has of them. */
export const loggedActions = [
  ...["get-person", "reveal-field", "reveal-touch", "export-person", "delete-person", "many-views"],
  ...["export-people", "export-subscribers", "export-audit", "merge-people", "change-person", "send-letter"],
  ...["hold-person", "release-person", "set-retention", "publish-website"],
  ...["login", "logout", "user_invited", "user_role_changed", "user_banned", "user_deleted", "factors_reset"],
] as const;
