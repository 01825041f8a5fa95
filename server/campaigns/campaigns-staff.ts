import { localesOf } from "#domain/office/campaign-content.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { sendTimeProblem } from "#domain/office/send-time.ts";
import { type Done, handleCommand } from "../commands/command.ts";
import { readTime } from "../desk/office-clock.ts";
import { readIdCursor, toPageById } from "../http/keyset.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { campaignLetter } from "../letters/campaign-letter.ts";
import { createAccessLog, openList } from "../people/access-log.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { cancel, changeCampaign, insertCampaign, resume, schedule, sendTest } from "./campaign-changes.ts";
import {
  campaignContentOf,
  countAudience,
  findCampaign,
  reportOf,
  summaryOf,
  textsOf,
} from "./campaign-rows.ts";
import { readLastRefusal } from "./pause-campaign.ts";
import { contentFrom, emptyContent, type PublishedArticle, readPublished } from "./published-articles.ts";
import { readRecipients } from "./recipient-rows.ts";
import { readSendingRate, writeSendingRate } from "./sending-rate.ts";

const pageSize = 20;

/** The operations on the newsletter's campaigns. */
export function campaignHandlers(options: DeskOptions & { content: string }): OfficeHandler[] {
  const { db, env, practice } = options;
  const { timeZone } = practice.business;
  const logShown = createAccessLog(db, campaigns.listRecipients.name, openList);
  // A release never changes.
  let published: PublishedArticle[] | undefined;
  const articles = () => {
    published ??= readPublished(options.content);
    return published;
  };
  return [
    handle(campaigns.listCampaigns, async (input) => {
      const after = readIdCursor(input.after);
      const rows = await db
        .selectFrom("campaigns")
        .selectAll()
        .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
        .orderBy("id", "desc")
        .limit(pageSize + 1)
        .execute();
      const { page, next } = toPageById(rows, pageSize);
      return {
        campaigns: page.map(summaryOf),
        next,
        lettersAnHour: await readSendingRate(db),
        audience: await countAudience(db),
      };
    }),
    handle(campaigns.getCampaign, async ({ id }) => {
      const row = await findCampaign(db, id);
      return {
        campaign: { ...summaryOf(row), ...campaignContentOf(row), version: row.version },
        audience: await countAudience(db),
        lettersAnHour: await readSendingRate(db),
        report: await reportOf(db, id),
        lastRefusal: await readLastRefusal(db, row),
      };
    }),
    handle(campaigns.listRecipients, async (input, call) => {
      const listed = await readRecipients(db, input);
      const shown = listed.recipients.filter(({ email }) => email !== "");
      await logShown(shown, call);
      return listed;
    }),
    handle(campaigns.listCampaignArticles, async () => ({
      articles: articles().map(({ slug, date, en, es }) => ({
        slug,
        date,
        title: { en: en.title, es: es.title },
      })),
    })),
    handle(campaigns.previewCampaign, async ({ id }) => {
      const row = await findCampaign(db, id);
      const letters = localesOf(row.languages).map((locale) => {
        const texts = textsOf(row, locale);
        const { subject, html, text } = campaignLetter({
          practice,
          siteUrl: env.siteUrl,
          locale,
          texts,
          token: "",
        });
        return { locale, subject, html, text };
      });
      return { letters };
    }),
    handleCommand(campaigns.addCampaign, db, async (tx, { article: slug }, call) => {
      const article = articles().find((each) => each.slug === slug);
      if (slug !== undefined && !article) throw new OperationRefused("not-found");
      const content = article ? contentFrom(article, env.siteUrl) : emptyContent;
      const id = await insertCampaign(tx, content, call, options);
      return { ...doneTo(id), answer: { id } };
    }),
    handleCommand(campaigns.saveCampaign, db, async (tx, input, { now }) => ({
      ...doneTo(input.id),
      answer: { version: await changeCampaign(tx, input, now) },
    })),
    handleCommand(campaigns.removeCampaign, db, async (tx, { id }) => {
      await findCampaign(tx, id);
      const removed = await tx
        .deleteFrom("campaigns")
        .where("id", "=", id)
        .where("state", "=", "draft")
        .returning("id")
        .executeTakeFirst();
      if (!removed) throw new OperationRefused("state-changed");
      return { ...doneTo(id), answer: {} };
    }),
    handleCommand(campaigns.testCampaign, db, async (tx, { id }, call) => {
      await sendTest(tx, id, call, options);
      return { ...doneTo(id), answer: { to: call.staff.email }, signals: [] };
    }),
    handleCommand(campaigns.scheduleCampaign, db, async (tx, { id, version, at }, call) => {
      const now = call.now.getTime();
      const wanted = at === null ? now : readTime(at, timeZone);
      const message = sendTimeProblem(wanted, now);
      if (message) throw new OperationRefused("input-invalid", { field: "at", message });
      const moment = new Date(Math.max(wanted, now));
      const sendAt = await schedule(tx, { id, version, at: moment }, call, options);
      return { ...doneTo(id, { sendAt }), answer: { sendAt } };
    }),
    handleCommand(campaigns.cancelCampaign, db, async (tx, input, { now }) => {
      const state = await cancel(tx, input, { now, secret: options.secret });
      return { ...doneTo(input.id, { state }), answer: { state } };
    }),
    handleCommand(campaigns.resumeCampaign, db, async (tx, { id }, { now }) => {
      await resume(tx, id, now);
      return { ...doneTo(id), answer: {} };
    }),
    handleCommand(campaigns.setSendingRate, db, async (tx, { lettersAnHour }) => {
      await writeSendingRate(tx, lettersAnHour);
      return {
        answer: {},
        audit: { subject: { kind: "newsletter", id: "" }, details: { lettersAnHour } },
        signals: [{ topic: "newsletter", id: "" }],
      };
    }),
  ];
}

const doneTo = (id: string, details: Record<string, string> = {}): Omit<Done<never>, "answer"> => ({
  audit: { subject: { kind: "campaign", id }, details },
  signals: [{ topic: "newsletter", id }],
});
