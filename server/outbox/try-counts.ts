import type { OutboxChannel, OutboxState } from "../base/db/schema.ts";

export const channels = ["mail", "bulk-mail", "webhook"] as const satisfies OutboxChannel[];

/** What a delivery is after a try: "queued" is to be tried again. */
const results = ["sent", "queued", "held", "failed"] as const satisfies OutboxState[];

type Count = { channel: OutboxChannel; result: OutboxState; count: number };

export class TryCounts {
  readonly all: readonly Count[] = channels.flatMap((channel) =>
    results.map((result) => ({ channel, result, count: 0 })),
  );

  add(channel: OutboxChannel, state: OutboxState | undefined): void {
    const row = this.all.find(({ channel: own, result }) => own === channel && result === state);
    if (row) row.count += 1;
  }
}
