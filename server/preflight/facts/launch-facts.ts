import { join } from "node:path";
import { loadPractice } from "#content/load-practice.ts";
import type { Slot } from "#domain/appointments/appointment-slots.ts";
import type { Retention } from "#domain/people/retention.ts";
import type { Practice, PracticeFile } from "#domain/practice/practice.ts";
import type { Env } from "../../base/env.ts";
import { type ArticleFacts, articleFacts } from "./article-facts.ts";
import { readTexts } from "./read-texts.ts";
import { placeOf, type SourceText } from "./source-text.ts";

/** What the rules of the launch checklist look at. */
export type LaunchFacts = {
  practice: Practice;
  texts: readonly SourceText[];
  articles: readonly ArticleFacts[];
  env: Env;
  now: Date;
  /** The staff accounts with a second factor; undefined when the database could not be read. */
  staffWithSecondFactor?: number | undefined;
  /** Whether somebody signed in with one since the log begins. */
  hadSecondFactor?: boolean | undefined;
  /** The moment of the data in the latest backup; undefined as long as none is known. */
  lastBackupAt?: Date | undefined;
  /** How long people are kept; the usual months where the database could not be read. */
  retention?: Retention | undefined;
  /** Whether webhooks go to an address that the office added. */
  hasEndpoint?: boolean | undefined;
  /** The appointments to come, earliest first, for what closes a time at which somebody is booked. */
  appointments?: readonly (Slot & { typeId: string })[] | undefined;
  /** The place of an entry of a practice file, or of its nearest existing parent: `at("rates", "notary.acts.0")`. */
  at(file: PracticeFile, path: string): string;
};

/** What the rules look at beside the content. */
export type Circumstances = Omit<LaunchFacts, "practice" | "texts" | "articles" | "at">;

/** Reads the facts from a content folder. Throws a ContentError where the practice cannot be loaded. */
export function readLaunchFacts(circumstances: Circumstances, folder = "content"): LaunchFacts {
  const texts = readTexts(folder);
  const practiceFolder = join(folder, "practice");
  return {
    ...circumstances,
    practice: loadPractice(practiceFolder),
    texts,
    articles: articleFacts(texts),
    at: (file, path) => placeIn(texts, join(practiceFolder, `${file}.yaml`), path),
  };
}

function placeIn(texts: readonly SourceText[], file: string, path: string): string {
  const text = texts.find((entry) => entry.file === file && entry.path === path);
  if (text) return placeOf(text);
  return path === "" ? file : placeIn(texts, file, path.split(".").slice(0, -1).join("."));
}
