// The one script that loads with every page. It makes native parts better; nothing depends on it.

import { showDeadlines } from "./deadline-rotation.ts";
import { closeDialogs, commandFallback, openNamedDialog } from "./dialogs.ts";
import { keepDrafts } from "./drafts.ts";
import { fetchFonts } from "./fetch-fonts.ts";
import { openMenusOnHover } from "./hover-menus.ts";
import { carryPlaceAcrossLanguages, offerSpanish } from "./languages.ts";
import { followMenuSheet } from "./menu-sheet.ts";
import { sendQueuedLeads } from "./offline-queue.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import { switchTheme } from "./switch-theme.ts";

const improvements = [
  switchTheme,
  commandFallback,
  closeDialogs,
  openNamedDialog,
  openMenusOnHover,
  followMenuSheet,
  scrollToTop,
  showDeadlines,
  rememberAttribution,
  keepDrafts,
  carryPlaceAcrossLanguages,
  offerSpanish,
  sendQueuedLeads,
  noteBadPath,
  fetchFonts,
];
// Each in a task of its own: one that throws, as where storage is refused, stops no other, and none keeps a phone busy.
for (const improve of improvements) setTimeout(improve);

/** Remembers for this tab where the visit began; it goes out with a form and nowhere else. */
function rememberAttribution() {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_/.test(name));
  const host = document.referrer.split("/")[2];
  sessionStorage.visit ||= JSON.stringify({
    landingPage: location.pathname,
    referrerHost: host === location.host ? "" : host,
    utm: Object.fromEntries(utm),
  });
}

/** Notes in the console which address led nowhere, for whoever looks for a broken link. */
function noteBadPath() {
  if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
}
