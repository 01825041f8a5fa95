import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { days } from "#domain/durations.ts";

/** The newest of each of so many days and weeks are kept, and none for longer than a month. */
const most = { days: 7, weeks: 4, age: days(30) };

/** The file name of a backup, by the minute of its data in UTC: `ventanilla-2026-11-23T0900Z.tar.gz`. */
export const backupName = (at: Date, isEncrypted: boolean) =>
  `ventanilla-${at.toISOString().slice(0, 16).replace(":", "")}Z.tar.gz${isEncrypted ? ".age" : ""}`;

function madeAt(name: string): number | undefined {
  const [, day, hour, minute] =
    /^ventanilla-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:00Z`);
}

/**
 * Names the backups of a folder that are no longer kept. Its newest stays however old it is, unless a young `good` one lies
 * elsewhere. So do those of days to come, because a clock that is wrong must delete none, and they take no other's place.
 */
export function outdatedBackups(names: readonly string[], now: Date, good?: Date): string[] {
  const dated = names
    .flatMap((name) => ({ name, at: madeAt(name) ?? Number.NaN }))
    .filter(({ at }) => at - now.getTime() < days(1))
    .sort((one, other) => other.at - one.at);
  const newestOf = (length: number, count: number) => {
    const first = new Map<number, string>();
    for (const { name, at } of dated) {
      const period = Math.floor(at / length);
      if (!first.has(period)) first.set(period, name);
    }
    return [...first.values()].slice(0, count);
  };
  const isYoung = (at: number) => now.getTime() - at <= most.age;
  const young = dated.filter(({ at }) => isYoung(at)).map(({ name }) => name);
  const wanted = [...newestOf(days(1), most.days), ...newestOf(days(7), most.weeks)];
  const isElsewhere = good !== undefined && good <= now && isYoung(good.getTime());
  const newest = isElsewhere ? undefined : dated[0]?.name;
  const kept = new Set([newest, ...wanted.filter((name) => young.includes(name))]);
  return dated.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Deletes the backups of a folder that are no longer kept, and what killed runs left there a day ago. */
export function dropOutdated(folder: string, now: Date, good?: Date): void {
  const names = readdirSync(folder);
  const isLeft = (name: string) =>
    /\.\d+\.part$/.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > days(1);
  for (const name of [...outdatedBackups(names, now, good), ...names.filter(isLeft)])
    rmSync(join(folder, name), { force: true });
}
