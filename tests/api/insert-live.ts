import { v7 } from "uuid";
import type { Edit } from "#domain/website/edits.ts";
import type { TestApp } from "../start-app.ts";

/** Makes edits the live ones, as an older release of the program left them. */
export const insertLive = (app: TestApp, edits: readonly Edit[]) =>
  app.db
    .insertInto("content_revisions")
    .values({
      id: v7({ msecs: Date.parse("2026-11-01") }),
      state: "live",
      step: "",
      reason: "",
      actor_id: "elena",
      edits: JSON.stringify(edits),
      created_at: "2026-11-01T00:00:00.000Z",
      live_at: "2026-11-01T00:00:00.000Z",
    })
    .execute();
