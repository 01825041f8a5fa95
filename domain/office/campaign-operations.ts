import * as v from "valibot";
import { campaignContent, campaignCounts, campaignLanguages, campaignStates } from "./campaign-content.ts";
import { cursor, id, instant, locale, nextCursor, nothing, wholeNumber } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { drafters, owners } from "./roles.ts";

/** A time like `2026-11-26T14:30`; not the calendar's own, whose screen it would make heavier. */
const wallTime = v.pipe(
  v.string("form-invalid"),
  v.isoDateTime("form-invalid"),
  v.check((time) => isTime(time) && new Date(`${time}Z`).toISOString().startsWith(time), "form-invalid"),
);
const isTime = (time: string) => !Number.isNaN(Date.parse(`${time}Z`));

const summary = {
  id,
  state: v.picklist(campaignStates),
  languages: v.picklist(campaignLanguages),
  subject: v.object({ en: v.string(), es: v.string() }),
  changedAt: instant,
  sendAt: v.nullable(instant),
};
const campaignSummary = v.object(summary);

const audience = v.object({ en: v.number(), es: v.number() });
/** Letters an hour; mail providers slow down or refuse whoever sends faster than they like. */
export const sendingRates = { least: 10, usual: 600, most: 36_000 } as const;

export const listCampaigns = defineOperation({
  name: "list-campaigns",
  method: "GET",
  path: "/campaigns",
  ...drafters,
  input: v.object({ after: cursor }),
  output: v.object({
    campaigns: v.array(campaignSummary),
    next: nextCursor,
    lettersAnHour: v.number(),
    audience,
  }),
});

const report = v.object(v.entriesFromList(campaignCounts, v.number()));
export type CampaignReport = v.InferOutput<typeof report>;

export const getCampaign = defineOperation({
  name: "get-campaign",
  method: "GET",
  path: "/campaigns/:id",
  ...drafters,
  input: v.object({ id }),
  output: v.object({
    campaign: v.object({ ...summary, ...campaignContent, version: v.number() }),
    audience,
    lettersAnHour: v.number(),
    report,
    /** What the mail server last said to a letter of a paused campaign; it names nobody. */
    lastRefusal: v.string(),
  }),
});
export type Campaign = v.InferOutput<typeof getCampaign.output>["campaign"];

/** The recipients behind a count, the latest first; an address that was erased is empty. */
export const listRecipients = defineOperation({
  name: "list-recipients",
  method: "GET",
  path: "/campaigns/:id/recipients",
  ...drafters,
  input: v.object({ id, count: v.picklist(campaignCounts), after: cursor }),
  output: v.object({
    recipients: v.array(
      v.object({ id, email: v.string(), locale, at: v.nullable(instant), reason: v.string() }),
    ),
    next: nextCursor,
  }),
});

export const listCampaignArticles = defineOperation({
  name: "list-campaign-articles",
  method: "GET",
  path: "/campaign-articles",
  ...drafters,
  input: nothing,
  output: v.object({
    articles: v.array(
      v.object({ slug: v.string(), date: v.string(), title: v.object({ en: v.string(), es: v.string() }) }),
    ),
  }),
});

export const addCampaign = defineOperation({
  name: "add-campaign",
  method: "POST",
  path: "/campaigns",
  ...drafters,
  input: v.object({ article: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
  output: v.object({ id }),
});

/** Saves a draft; `state-changed` when `version` is no longer the stored one. */
export const saveCampaign = defineOperation({
  name: "save-campaign",
  method: "POST",
  path: "/campaigns/:id",
  ...drafters,
  input: v.object({ id, version: wholeNumber, ...campaignContent }),
  output: v.object({ version: v.number() }),
});

export const removeCampaign = defineOperation({
  name: "remove-campaign",
  method: "POST",
  path: "/campaigns/:id/remove",
  ...drafters,
  input: v.object({ id }),
  output: nothing,
});

export const previewCampaign = defineOperation({
  name: "preview-campaign",
  method: "GET",
  path: "/campaigns/:id/preview",
  ...drafters,
  input: v.object({ id }),
  output: v.object({
    letters: v.array(v.object({ locale, subject: v.string(), html: v.string(), text: v.string() })),
  }),
});

/** Sends the letters to the caller alone. */
export const testCampaign = defineOperation({
  name: "test-campaign",
  method: "POST",
  path: "/campaigns/:id/test",
  ...drafters,
  input: v.object({ id }),
  output: v.object({ to: v.string() }),
});

/** Sends a draft at a time of the practice's clock, or now. `input-invalid` names the text that is missing. */
export const scheduleCampaign = defineOperation({
  name: "schedule-campaign",
  method: "POST",
  path: "/campaigns/:id/schedule",
  ...owners,
  input: v.object({ id, version: wholeNumber, at: v.nullable(wallTime) }),
  output: v.object({ sendAt: instant }),
});

/** Makes a scheduled campaign a draft again, or stops one that goes out: `state-changed` where it was `seen` scheduled. */
export const cancelCampaign = defineOperation({
  name: "cancel-campaign",
  method: "POST",
  path: "/campaigns/:id/cancel",
  ...owners,
  input: v.object({ id, seen: v.optional(v.picklist(campaignStates)) }),
  output: v.object({ state: v.picklist(campaignStates) }),
});

export const resumeCampaign = defineOperation({
  name: "resume-campaign",
  method: "POST",
  path: "/campaigns/:id/resume",
  ...owners,
  input: v.object({ id }),
  output: nothing,
});

export const setSendingRate = defineOperation({
  name: "set-sending-rate",
  method: "POST",
  path: "/newsletter/rate",
  ...owners,
  input: v.object({
    lettersAnHour: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(sendingRates.least),
      v.maxValue(sendingRates.most),
    ),
  }),
  output: nothing,
});
