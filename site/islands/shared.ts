// The one script that loads with every page. It makes native parts better; nothing depends on it.
import { closeDialogs, commandFallback } from "./dialogs.ts";
import { keepDrafts } from "./drafts.ts";
import { sendKeptLeads } from "./kept-leads.ts";
import { carryPlaceAcrossLanguages, offerSpanish } from "./languages.ts";
import { openMenusOnHover } from "./menus.ts";
import { rememberVisit } from "./visit.ts";

const improvements = [
  commandFallback,
  closeDialogs,
  openMenusOnHover,
  rememberVisit,
  keepDrafts,
  carryPlaceAcrossLanguages,
  offerSpanish,
  sendKeptLeads,
];
for (const improve of improvements) {
  try {
    improve();
  } catch {
    // A browser that refuses storage throws here; the other improvements still apply.
  }
}
