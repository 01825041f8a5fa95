import type { OfficeShellWords } from "#content/words/office/office-shell.ts";

export type TitleName = keyof OfficeShellWords["titles"];
/** What a route says of itself to the route announcer. */
export type RouteHandle = {
  title: TitleName;
  /** The screen takes the whole width of a desktop. */
  isWide?: boolean;
};
