import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { hours } from "#domain/durations.ts";
import { logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import { sqliteFile } from "#server/base/db/open-database.ts";
import { backup } from "../../scripts/backup.ts";
import { restore } from "../../scripts/restore.ts";
import { runHere } from "../run-here.ts";
import { startApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { contact } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const words = [
  "divorce-marker",
  "Quuxian",
  "quuxian@example.com",
  "555-0177",
  "note-marker",
  "letter-marker",
];

/** Which of the words the SQLite files of a folder hold, deleted rows and the log included. */
const wordsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith("ventanilla.sqlite"))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "latin1");
      return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });

test("what an older version deleted without overwriting it is gone from the file once this one has started", async () => {
  const app = await startApp();
  await app.close();
  // SQLite as the older version opened it.
  const older = new DatabaseSync(sqliteFile(app.folder));
  const insert = older.prepare("insert into settings values (?, ?)");
  for (let row = 0; row < 40; row++) insert.run(`row ${row}`, row % 2 ? "kept ".repeat(30) : words.join());
  for (let row = 0; row < 40; row += 2) older.exec(`delete from settings where name = 'row ${row}'`);
  older.exec(`
    insert into settings values ('large', '${words.join().repeat(1000)}');
    delete from settings where name in ('large', 'freed-pages-overwritten');
    pragma wal_checkpoint(truncate)`);
  older.close();
  expect(wordsIn(app.folder)).toEqual(words.map((word) => `ventanilla.sqlite: ${word}`));
  const newer = await startApp({ folder: app.folder });
  onTestFinished(async () => {
    await newer.end();
    rmSync(app.folder, { recursive: true });
  });
  expect(wordsIn(app.folder)).toEqual([]);
});

test("no byte of who was deleted is left in the file, in its log and in a later backup", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  onTestFinished(() => app.end());
  const send = (email: string, form: object) =>
    sendForm(app, "send-contact-message", { ...contact, ...form, email });
  const erased = { firstName: "Zyx", lastName: "Quuxian", phone: "(972) 555-0177" };
  let id = "";
  // Others before, between and after, so that the pages are shared.
  for (let row = 0; row < 8; row++) {
    await send(`before${row}@example.com`, { message: "Some text ".repeat(30) });
    id = await send("quuxian@example.com", { ...erased, message: "divorce-marker, my debts. ".repeat(30) });
  }
  const owner = await atWork(app);
  await owner.ask(logTouch, { id, kind: "note", body: "note-marker" });
  const letter = { locale: "en", subject: "letter-marker", body: "letter-marker", seen: null } as const;
  await owner.ask(sendLetter, { id, ...letter });
  // A read that runs just then leaves the log to the next cleaning.
  const cleaned = async () => {
    await cleanUp(app);
    return wordsIn(app.folder);
  };
  await expect.poll(cleaned).toEqual(words.map((word) => `ventanilla.sqlite: ${word}`));
  await owner.ask(deletePerson, { id });
  app.advance(hours(25));
  const leads = app.db.selectFrom("leads").select("id").where("person_id", "=", id);
  await expect.poll(() => leads.execute()).toEqual([]);
  await expect.poll(cleaned).toEqual([]);
  const place = mkdtempSync(join(tmpdir(), "ventanilla-restored-"));
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-backup-")), "whole.tar.gz");
  expect(await runHere(backup, [file], { DATA_DIR: app.folder })).toMatchObject({ code: 0 });
  expect(await runHere(restore, [file], { DATA_DIR: place })).toMatchObject({ code: 0 });
  expect(wordsIn(place)).toEqual([]);
});
