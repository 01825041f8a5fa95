import { existsSync } from "node:fs";
import { dropOutdated } from "#server/backup/kept-backups.ts";

// Started by the server, with its folder, its time and the moment of the latest good backup.
const [folder, now, good] = process.argv.slice(2);
if (folder && now && existsSync(folder))
  dropOutdated(folder, new Date(now), good ? new Date(good) : undefined);
