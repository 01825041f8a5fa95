import type { StaffRole } from "#domain/office/roles.ts";
import type { IconName } from "#ui/Icon.tsx";
import { paths } from "./paths.ts";
import type { TitleName } from "./route-handle.ts";

export type MenuEntry = {
  path: string;
  title: TitleName;
  icon: IconName;
  /** The keys that lead there, one after the other. */
  keys?: string;
  /** It stands in the dock of a phone; the others stand in the sheet behind its last button. */
  isInDock?: boolean;
  /** What stands behind its name as a number. */
  count?: "waiting" | "failures";
  /** Who sees it; everybody without. */
  roles?: readonly StaffRole[];
};

/** The way to every screen, in order, for the rail at the side and the dock at the bottom of a phone. */
export const menuEntries: readonly MenuEntry[] = [
  { path: paths.home, title: "today", icon: "today", keys: "g t", isInDock: true, count: "waiting" },
  { path: paths.people, title: "people", icon: "people", keys: "g p", isInDock: true },
  { path: paths.calendar, title: "calendar", icon: "calendar", keys: "g c", isInDock: true },
  {
    path: paths.website,
    title: "website",
    icon: "website",
    keys: "g w",
    isInDock: true,
    roles: ["owner", "preparer"],
  },
  { path: paths.deliveries, title: "deliveries", icon: "mail", keys: "g d", count: "failures" },
  { path: paths.templates, title: "templates", icon: "chat" },
  { path: paths.newsletter, title: "newsletter", icon: "note", roles: ["owner", "preparer"] },
  { path: paths.subscribers, title: "subscribers", icon: "note", roles: ["front-desk"] },
  { path: paths.counts, title: "counts", icon: "counts" },
  { path: paths.spam, title: "spam", icon: "alert" },
  { path: paths.account, title: "account", icon: "person" },
  { path: paths.staff, title: "staff", icon: "staff", roles: ["owner"] },
  { path: paths.safeguards, title: "safeguards", icon: "check", roles: ["owner"] },
  { path: paths.log, title: "safeguards", icon: "check", roles: ["preparer"] },
];
