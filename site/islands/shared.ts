// The one script that loads with every page. It makes native parts better; nothing depends on it.
import { showDeadlines } from "./deadline-banner.ts";
import { closeDialogs, commandFallback, openNamedDialog } from "./dialogs.ts";
import { keepDrafts } from "./drafts.ts";
import { sendKeptLeads } from "./kept-leads.ts";
import { carryPlaceAcrossLanguages, offerSpanish } from "./languages.ts";
import { openMenusOnHover } from "./menus.ts";
import { noteBadPath } from "./not-found.ts";
import { showStored } from "./stored-fields.ts";
import { rememberVisit } from "./visit.ts";

const improvements = [
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
for (const improve of improvements) {
  try {
    improve();
  } catch {
    // A browser that refuses storage throws here; the other improvements still apply.
  }
}
