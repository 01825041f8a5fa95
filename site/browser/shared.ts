// The one script that loads with every page. It makes native parts better; nothing depends on it.

import { rememberAttribution } from "./attribution.ts";
import { showDeadlines } from "./deadline-rotation.ts";
import { closeDialogs, commandFallback, openNamedDialog } from "./dialogs.ts";
import { keepDrafts } from "./drafts.ts";
import { openMenusOnHover } from "./hover-menus.ts";
import { hydrateReached } from "./hydrate-reached.ts";
import { carryPlaceAcrossLanguages, offerSpanish } from "./languages.ts";
import { noteBadPath } from "./not-found.ts";
import { sendQueuedLeads } from "./offline-queue.ts";
import { showStored } from "./stored-fields.ts";
import { switchTheme } from "./theme.ts";

const improvements = [
  switchTheme,
  hydrateReached,
  commandFallback,
  closeDialogs,
  openNamedDialog,
  openMenusOnHover,
  showDeadlines,
  rememberAttribution,
  keepDrafts,
  showStored,
  carryPlaceAcrossLanguages,
  offerSpanish,
  sendQueuedLeads,
  noteBadPath,
];
// Each in a task of its own: one that throws, as where storage is refused, stops no other, and none keeps a phone busy.
for (const improve of improvements) setTimeout(improve);
