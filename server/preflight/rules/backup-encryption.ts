import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const backupEncryption: Rule = {
  id: "backup-encryption",
  severity: "warning",
  title: "Backups are not encrypted",
  reason: "Who gets hold of one backup has all requests, the keys of the office and every sealed number.",
  source: sources.safeguards,
  find: ({ env: { backup } }) =>
    backup.folder === undefined || backup.recipient !== undefined
      ? []
      : [
          {
            places: ["BACKUP_RECIPIENT"],
            says: {
              en: "It is not set: backups hold all keys and personal data as they are.",
              es: "Sin configurar: las copias llevan las claves y los datos personales sin cifrar.",
            },
            proposal: "what `age-keygen -o key.txt` prints on another machine, where the key stays: age1…",
          },
        ],
};
