/** The roles of staff, in `app_metadata.role` of their accounts, from the most rights to the fewest. */
export const staffRoles = ["owner", "preparer", "front-desk"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (value: unknown): value is StaffRole => staffRoles.includes(value as StaffRole);

export const owners = { roles: ["owner"], assurance: "aal2" } as const;
/** Those who write templates and newsletters and draft the website; `canEdit` tells what the owner keeps. */
export const drafters = { roles: ["owner", "preparer"], assurance: "aal2" } as const;
