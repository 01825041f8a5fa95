import { existsSync } from "node:fs";
import { dropOutdated } from "#server/backup/kept-backups.ts";

// Started by the server, with its folder and its time.
const [folder, now] = process.argv.slice(2);
if (folder && now && existsSync(folder)) dropOutdated(folder, new Date(now));
