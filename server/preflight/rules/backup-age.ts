import { dayAndClock } from "#content/format/moments.ts";
import { hours } from "#domain/durations.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** The age of a backup that is too old: a day, and the time by which one may take longer than the one before. */
const oldest = hours(26);

// Never a blocker: a night without a backup must not keep a server from starting again in the morning.
export const backupAge: Rule = {
  id: "backup-age",
  severity: "warning",
  title: "No backup in the last day",
  reason: "What a broken disk takes is every request since the last copy.",
  source: sources.ownPractice,
  find: ({ lastBackupAt, now, env, practice }) => {
    const { timeZone } = practice.business;
    if (lastBackupAt && now.getTime() - lastBackupAt.getTime() <= oldest) return [];
    return [
      {
        places: [env.databaseUrl ? "DATABASE_URL" : "DATA_DIR"],
        says: lastBackupAt
          ? {
              en: `The last one: ${dayAndClock(lastBackupAt, "en", timeZone)}`,
              es: `La última: ${dayAndClock(lastBackupAt, "es", timeZone)}`,
            }
          : { en: "None is known.", es: "No se conoce ninguna." },
        proposal:
          "Set BACKUP_DIR to a folder on another disk, or make one by hand every day (docs/operate.md), and try once to bring a copy back.",
      },
    ];
  },
};
