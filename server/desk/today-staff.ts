import { getToday } from "#domain/office/people-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import { handle, type OfficeHandler } from "../http/office-handler.ts";
import { loadToday } from "./load-today.ts";
import { listPausedCampaigns } from "./paused-campaigns.ts";

/** The handlers of the Today screen; only an owner hears of paused campaigns. */
export function todayHandlers({ db, practice }: AuthOptions): OfficeHandler[] {
  const { timeZone } = practice.business;
  return [
    handle(getToday, async (cursors, { now, staff }) => ({
      ...(await loadToday(db, { ...cursors, now, timeZone })),
      pausedCampaigns: staff.role === "owner" ? await listPausedCampaigns(db) : [],
    })),
  ];
}
