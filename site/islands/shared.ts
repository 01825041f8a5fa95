// The one script that loads with every page. It makes native parts better; nothing depends on it.
import { showDeadlines } from "./deadline-banner.ts";
import { closeDialogs, commandFallback, openNamedDialog } from "./dialogs.ts";
import { keepDrafts } from "./drafts.ts";
import { sendKeptLeads } from "./kept-leads.ts";
import { carryPlaceAcrossLanguages, offerSpanish } from "./languages.ts";
import { openMenusOnHover } from "./menus.ts";
import { noteBadPath } from "./not-found.ts";
import { showStored } from "./stored-fields.ts";
import { switchTheme } from "./theme.ts";
import { rememberVisit } from "./visit.ts";
import { wakeReached } from "./wake-reached.ts";

const improvements = [
  switchTheme,
  wakeReached,
  commandFallback,
  closeDialogs,
  openNamedDialog,
  openMenusOnHover,
  showDeadlines,
  rememberVisit,
  keepDrafts,
  showStored,
  carryPlaceAcrossLanguages,
  offerSpanish,
  sendKeptLeads,
  noteBadPath,
];
// Each in a task of its own: one that throws, as where storage is refused, stops no other, and none keeps a phone busy.
for (const improve of improvements) setTimeout(improve);
