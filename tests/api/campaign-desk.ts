import { v7 } from "uuid";
import type { Locale } from "#domain/locale.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { emptyLead } from "../empty-lead.ts";
import type { TestApp } from "../start-app.ts";
import { atWork } from "./staff-at-work.ts";

const texts = (word: string) => ({
  subject: `${word} <1099> & more`,
  body: `${word} one\n\n## ${word} two\n\n${word} three`,
  linkLabel: word,
  link: "https://www.example.com/blog",
});
export const content = { languages: "both", en: texts("Hello"), es: texts("Hola") } as const;

/** Names of so many subscribers. */
export const numbered = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}`);

/** Inserts confirmed subscribers, every second of whom reads Spanish; one statement for each 500. */
export async function insertSubscribers(db: Db, now: Date, names: readonly string[]): Promise<void> {
  const at = now.toISOString();
  for (let from = 0; from < names.length; from += 500) {
    const some = names.slice(from, from + 500).map((name, place) => {
      const locale: Locale = (from + place) % 2 === 0 ? "en" : "es";
      return { id: v7({ msecs: now.getTime() }), email: `${name}@example.com`, locale };
    });
    const leads = some.map(({ id, email, locale }) => ({
      ...emptyLead,
      id,
      form_kind: "newsletter" as const,
      locale,
      email,
      fields: JSON.stringify({ email }),
      created_at: at,
    }));
    await db.insertInto("leads").values(leads).execute();
    const rows = some.map(({ id, email, locale }) => ({
      id: `token-${id}`,
      public_id: id,
      lead_id: id,
      email,
      locale,
      status: "confirmed" as const,
      asked_at: at,
      confirmed_at: at,
      unsubscribed_at: null,
    }));
    await db.insertInto("subscribers").values(rows).execute();
  }
}

/** Inserts a campaign for all subscribers that is sent from a moment on. */
export async function insertScheduledCampaign(db: Db, at: string): Promise<void> {
  const text = { subject: "Hello", body: "Hello", link_label: "", link: "" };
  const columns = Object.entries(text).flatMap(([name, value]) => [
    [`${name}_en`, value],
    [`${name}_es`, value],
  ]);
  await db
    .insertInto("campaigns")
    .values({
      ...(Object.fromEntries(columns) as Record<`${keyof typeof text}_${"en" | "es"}`, string>),
      id: "a campaign",
      state: "scheduled",
      languages: "both",
      version: 1,
      last_subscriber: "",
      created_by: "",
      created_at: at,
      changed_at: at,
      send_at: at,
    })
    .execute();
}

/** An owner with a draft whose texts are whole, and the calls that a test needs of it. */
export async function openCampaign(app: TestApp) {
  const owner = await atWork(app);
  const { id } = await owner.ask(campaigns.addCampaign, {});
  const { version } = await owner.ask(campaigns.saveCampaign, { id, version: 1, ...content });
  return {
    owner,
    id,
    read: () => owner.ask(campaigns.getCampaign, { id }),
    send: (at: string | null = null) => owner.ask(campaigns.scheduleCampaign, { id, version, at }),
    setRate: (lettersAnHour: number) => owner.ask(campaigns.setSendingRate, { lettersAnHour }),
    recipients: () =>
      app.db.selectFrom("campaign_recipients").selectAll().where("campaign_id", "=", id).execute(),
  };
}
