import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { Json } from "#domain/website/edits.ts";
import { valueAt } from "#server/content/content-values.ts";
import { exportWebsite } from "#server/website/export-website.ts";
import { loadState, type WebsiteState } from "#server/website/website-state.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

const usage = `npm run content -- list            what the office changed over the shipped content, and the conflicts
npm run content -- export [DIR]    writes the changed files, with the edits in place, below DIR (here without it)`;

/** `npm run content`: lists the edits of the office, and writes them as files for a commit. */
export async function contentEdits({ args, settings, print }: Terminal): Promise<void> {
  const { command, folder } = readCommand(args);
  await withDatabase(settings, async (db) => {
    const state = await loadState(db);
    if (command === "list") {
      for (const line of listLines(state)) print(line);
      return;
    }
    const files = await exportWebsite(db, state.liveEdits);
    for (const { name, text, bytes = text } of files) {
      if (bytes !== null) writeContentFile(join(folder, name), bytes);
      print(bytes === null ? `${name} was taken out: delete it.` : `${join(folder, name)} is written.`);
    }
    print(files.length === 0 ? "The office changed nothing." : "Look at the difference and commit it.");
  });
}

function writeContentFile(file: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(`${file} cannot be written (${code}): name a folder in which this account may write.`);
  }
}

function listLines({ live, drafts, shipped }: WebsiteState): string[] {
  const lines = [
    ...live.applied.map(({ path, value }) => `live      ${path}: ${short(value)}`),
    ...live.absorbed.map(({ path }) => `absorbed  ${path}: shipped like this by now`),
    ...live.conflicts.map(
      ({ edit, shipped: now }) => `conflict  ${edit.path}: new from the update: ${short(now)}`,
    ),
    ...live.parked.map(({ edit, reason }) => `parked    ${edit.path}: ${short(edit.value)} (${reason})`),
    ...drafts.map(
      ({ path, value }) =>
        `draft     ${path}: ${short(value === undefined ? valueAt(shipped, path) : value)}`,
    ),
  ];
  return lines.length > 0 ? lines : ["The office changed nothing."];
}

const longestValue = 100;

function short(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function readCommand(args: string[]): { command: "list" | "export"; folder: string } {
  const [command, folder = ".", ...more] = parsedWords(args);
  if ((command !== "list" && command !== "export") || more.length > 0) throw new Refusal(usage);
  return { command, folder };
}

function parsedWords(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new Refusal(usage);
  }
}

if (import.meta.main) await runCommand(contentEdits);
