import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { postJson } from "../post-json.ts";

type Senders = {
  /** The addresses of the leads that were answered 200. */
  acknowledged: Set<string>;
  /** How often a server said that it cannot store. */
  refused: () => number;
  /** Ends once each lead that was begun is acknowledged; gives up those that a full disk refuses. */
  end(): Promise<void>;
};

/**
 * Sends leads over many connections at once, each again and again under its idempotency key until it is acknowledged: as
 * a browser does whose answer was cut off.
 */
export function startSenders(count: number, urls: readonly string[]): Senders {
  const acknowledged = new Set<string>();
  let refused = 0;
  let isEnding = false;
  const sendAll = async (sender: number) => {
    for (let lead = 0; !isEnding; lead++) {
      const email = `soak-${crypto.randomUUID()}@example.com`;
      const key = crypto.randomUUID();
      for (let tries = 0; !acknowledged.has(email) && !(isEnding && tries > 100); tries++) {
        const status = await post(urls[(sender + lead + tries) % urls.length] ?? "", email, key);
        if (status === 200) acknowledged.add(email);
        else await pause(50);
        if (status === 503) refused += 1;
      }
    }
  };
  const sending = Array.from({ length: count }, (_, sender) => sendAll(sender));
  return {
    acknowledged,
    refused: () => refused,
    async end() {
      isEnding = true;
      await Promise.all(sending);
    },
  };
}

async function post(url: string, email: string, key: string): Promise<number> {
  try {
    const answer = await postJson(
      `${url}/functions/v1/send-hero-consultation`,
      { formData: { name: "Ana Prueba", email, service: "bookkeeping" } },
      { "idempotency-key": key },
    );
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** How many leads, people and notices to the practice a SQLite file has for each address. */
export function countByAddress(file: string): Map<string, string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `select leads.email, count(distinct leads.id) || ' ' || count(distinct people.id) || ' ' || count(distinct outbox.id) as counts
       from leads left join people on people.email = leads.email
         left join outbox on outbox.ref_id = leads.id and outbox.kind = 'lead-notice'
       group by leads.email`,
    )
    .all();
  database.close();
  return new Map(rows.map(({ email, counts }) => [String(email), String(counts)]));
}
