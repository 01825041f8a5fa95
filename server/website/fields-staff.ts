import * as fields from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { foldText } from "#domain/search/fold-text.ts";
import type { Section } from "#domain/website/field-kinds.ts";
import { type FieldType, fieldTypes, findFieldType } from "#domain/website/find-field.ts";
import type { Db } from "../base/db/open-database.ts";
import { isRecord } from "../base/is-record.ts";
import { handleCommand } from "../commands/command.ts";
import { valueAt } from "../content/content-values.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findNames } from "../people/colleagues.ts";
import { changeField, dropChange, type Wanted } from "./change-field.ts";
import { checkValue, draftChecker } from "./check-value.ts";
import { listPaths, type ViewOptions, viewField } from "./field-views.ts";
import { followSetting } from "./follow-setting.ts";
import { keepValue } from "./keep-value.ts";
import { readCircumstances, requireUnlocked, type WebsiteOptions } from "./website-options.ts";
import { loadState, type WebsiteState } from "./website-state.ts";

const mostFound = 50;

export function fieldsHandlers(options: WebsiteOptions): OfficeHandler[] {
  const { db } = options;
  return [
    handle(fields.listFields, async ({ section, find = "" }) => {
      const state = await loadState(db);
      const fields = await viewFields(state, pathsIn(state, section), options);
      const words = foldText(find);
      const found = words ? fields.filter((field) => says(field, words)).slice(0, mostFound) : fields;
      return { fields: found.map(withoutBodies) };
    }),
    handle(fields.getField, async ({ path }) => {
      const state = await loadState(db);
      const [field] = await viewFields(state, [path], options);
      if (!field) throw new OperationRefused("not-found");
      return field;
    }),
    handle(fields.checkField, async ({ path, value }) => {
      if (!findFieldType(path)) throw new OperationRefused("not-found");
      return { findings: checkValue(await loadState(db), path, value, await readCircumstances(options)) };
    }),
    ...commands(options),
  ];
}

function commands(options: WebsiteOptions): OfficeHandler[] {
  const { db } = options;
  return [
    handleCommand(fields.saveField, db, change),
    handleCommand(fields.changeFields, db, async (tx, { changes }, call) => {
      requireUnlocked(options);
      const circumstances = await readCircumstances({ ...options, db: tx });
      const versions: string[] = [];
      for (const { value, ...seen } of changes) {
        versions.push(
          value === undefined
            ? await dropChange(tx, seen, call)
            : (await changeField(tx, { ...seen, value }, call, circumstances)).version,
        );
      }
      const paths = changes.map(({ path }) => path);
      await followSetting(tx, paths, call.now, options);
      const { audit, ...done } = doneTo(paths[0] ?? "", options);
      const details = { fields: paths.join(" ") };
      return { answer: { versions }, audit: { ...audit, details }, ...done };
    }),
    handleCommand(fields.restoreField, db, (tx, input, call) =>
      change(tx, { ...input, value: undefined }, call),
    ),
    handleCommand(fields.keepField, db, async (tx, { path }, call) => {
      requireUnlocked(options);
      await keepValue(tx, path, call);
      return { answer: {}, ...doneTo(path, options) };
    }),
    handleCommand(fields.discardDraft, db, async (tx, input, call) => {
      requireUnlocked(options);
      await dropChange(tx, input, call);
      await followSetting(tx, [input.path], call.now, options);
      return { answer: {}, ...doneTo(input.path, options) };
    }),
  ];

  async function change(tx: Db, wanted: Wanted, call: StaffCall) {
    requireUnlocked(options);
    const answer = await changeField(tx, wanted, call, await readCircumstances({ ...options, db: tx }));
    await followSetting(tx, [wanted.path], call.now, options);
    return { answer, ...doneTo(wanted.path, options) };
  }
}

const doneTo = (path: string, { settings }: WebsiteOptions) => ({
  audit: { subject: { kind: "content" as const, id: path } },
  signals: [{ topic: "website" as const, id: path }],
  afterCommit: () => settings.refresh(),
});

/** The fields of a section, or all, and what it shows of others: of their entries those that the office added. */
function pathsIn(state: WebsiteState, section?: Section): string[] {
  const listIn = (fits: (type: FieldType) => boolean) => listPaths(state, fieldTypes.filter(fits));
  if (section === undefined) return listIn(() => true);
  const shown = listIn(({ alsoIn }) => alsoIn === section).filter(
    (path) => !findFieldType(path)?.isEntry || valueAt(state.shipped, path) === undefined,
  );
  return [...listIn((type) => type.section === section), ...shown];
}

/** Makes the views of the fields at some paths; those that the office cannot edit are left out. */
export async function viewFields(
  state: WebsiteState,
  paths: readonly string[],
  options: WebsiteOptions,
): Promise<Field[]> {
  const authors = [...state.drafts, ...state.settings].map(({ actorId }) => actorId);
  const view: ViewOptions = {
    names: await findNames(options.db, authors),
    check: await draftChecker(state, paths, await readCircumstances(options)),
  };
  return paths.flatMap((path) => viewField(state, path, view) ?? []);
}

/** The bodies of all articles would be the most of an answer; a list shows those that a draft changes. */
export function withoutBodies(field: Field): Field {
  if (field.kind !== "article" || field.draft) return field;
  const trim = (value: Field["live"]) =>
    isRecord(value) ? { ...value, ...trimmed(value, "en"), ...trimmed(value, "es") } : value;
  return { ...field, shipped: trim(field.shipped), live: trim(field.live) };
}

const trimmed = (value: { [key: string]: Field["live"] }, locale: "en" | "es") => {
  const texts = value[locale];
  return { [locale]: isRecord(texts) ? { ...texts, body: "" } : (texts ?? null) };
};

const says = ({ path, title, live, draft }: Field, words: string) =>
  foldText(JSON.stringify([path, title, live, draft?.value ?? null])).includes(words);
