/** The roles of staff, in `app_metadata.role` of their accounts, from the most rights to the fewest. */
export const staffRoles = ["owner", "preparer", "front-desk"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a value, as from `app_metadata`, is a role of staff. */
export const isStaffRole = (value: unknown): value is StaffRole => staffRoles.includes(value as StaffRole);

/** Those who draft changes of the website; which fields are the owner's alone is told by `canEdit`. */
export const drafters = { roles: ["owner", "preparer"], assurance: "aal2" } as const;
