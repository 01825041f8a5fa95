import { days } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import { practiceMailFailure } from "../outbox/practice-mail.ts";
import {
  countDeliveries,
  countNeedingPerson,
  countQueued,
  countSent,
  mostCounted,
} from "../outbox/queries.ts";
import type { TryCounts } from "../outbox/try-counts.ts";
import { gauge, type Metric } from "./metric.ts";

/** What waits and what failed in the outbox. What grows for ever is counted for the last day, so that it stays cheap. */
export async function outboxMetrics(db: Db, now: Date): Promise<Metric[]> {
  const deliveries = (await countDeliveries(db)).set(
    "sent",
    await countSent(db, new Date(now.getTime() - days(1))),
  );
  const queues = await countQueued(db);
  const failingSince = await practiceMailFailure(db, now);
  const since = (moment: string) => Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 1000));
  return [
    {
      name: "ventanilla_outbox",
      type: "gauge",
      help: `Deliveries: enqueued in the last 24 hours and sent, without campaigns; in other states now, up to ${mostCounted + 1}.`,
      samples: [...deliveries].map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: "ventanilla_outbox_queued",
      type: "gauge",
      help: `Deliveries that wait for their next try, by channel, up to ${mostCounted + 1}.`,
      samples: queues.map(({ channel, count }) => ({ labels: { channel }, value: count })),
    },
    {
      name: "ventanilla_outbox_oldest_due_seconds",
      type: "gauge",
      help: "How long the oldest delivery of a channel waits for a try that is due; 0 when none is.",
      samples: queues.map(({ channel, dueAt }) => ({
        labels: { channel },
        value: dueAt === undefined ? 0 : since(dueAt),
      })),
    },
    gauge(
      "ventanilla_outbox_needs_person",
      `Mails to visitors and webhooks that only a person can get through, up to ${mostCounted + 1}.`,
      await countNeedingPerson(db),
    ),
    gauge(
      "ventanilla_practice_mail_failing_seconds",
      "Age of an outage of mail to the practice; 0 below an hour.",
      failingSince === undefined ? 0 : since(failingSince),
    ),
  ];
}

/** The tries of deliveries by this server, by channel and result. */
export const tryMetrics = ({ all }: TryCounts): Metric[] => [
  {
    name: "ventanilla_delivery_tries_total",
    type: "counter",
    help: "Tries of deliveries by this server; after `queued` another one follows.",
    samples: all.map(({ channel, result, count }) => ({ labels: { channel, result }, value: count })),
  },
];
