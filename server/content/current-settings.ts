import * as v from "valibot";
import { seconds } from "#domain/durations.ts";
import { appointmentsSchema } from "#domain/practice/appointment-rules.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Edit, Json } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { startPolling } from "../base/start-polling.ts";
import { applyEdits } from "./apply-edits.ts";
import { valueAt } from "./content-values.ts";
import { listStoredEdits } from "./edit-rows.ts";
import { readShipped } from "./read-content.ts";

export type CurrentSettings = {
  /** A practice whose rules of booking are at any moment those of the office, whatever was published. */
  over(practice: Practice): Practice;
  /** Reads them again, after this server changed one. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** How late at most a server notices what another one changed, in milliseconds. */
const interval = seconds(2);

/** Reads the settings before it resolves, and every two seconds from then on. Rejects when the first reading fails. */
export async function openSettings(db: Db, log: Log): Promise<CurrentSettings> {
  let edits: Edit[] = [];
  await refresh();
  const problem = "the settings could not be read again, trying again";
  const polling = startPolling(refresh, { log, interval, problem });
  return { over, refresh, close: polling.stop };

  async function refresh(): Promise<void> {
    const stored = await listStoredEdits(db, "content_settings");
    // Without a value it is the shipped one again, whatever a release was published with.
    edits = stored.map(({ path, value, base }) => ({
      path,
      base,
      value: value === undefined ? (valueAt(readShipped(), path) ?? null) : value,
    }));
  }

  function over(practice: Practice): Practice {
    let former: { edits: Edit[]; appointments: Practice["appointments"] } | undefined;
    return {
      ...practice,
      get appointments() {
        if (former?.edits !== edits) former = { edits, appointments: laidOver(practice.appointments, edits) };
        return former.appointments;
      },
    };
  }
}

/** What does not fit the published types of appointments, or is not valid with them, is left out. */
const laidOver = (appointments: Practice["appointments"], edits: readonly Edit[]) =>
  v.parse(appointmentsSchema, applyEdits({ appointments: appointments as Json }, edits).content.appointments);
