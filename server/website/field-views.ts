import type { Both } from "#domain/locale.ts";
import type { Field, Finding } from "#domain/office/website-values.ts";
import { type Json, orderStep } from "#domain/website/edits.ts";
import { type FieldType, findFieldType } from "#domain/website/find-field.ts";
import { isRecord } from "../base/is-record.ts";
import { valueAt } from "../content/content-values.ts";
import type { Names } from "../people/colleagues.ts";
import { type draftChecker, goneFinding } from "./check-value.ts";
import { expandPattern } from "./expand-pattern.ts";
import { fieldAt, isConflict, isGone, isReachable, type WebsiteState } from "./website-state.ts";

export type ViewOptions = { names: Names; check: Awaited<ReturnType<typeof draftChecker>> };

/** Lists the addresses of all fields of some types, in the order of the table; entries that a draft takes out come last. */
export function listPaths(state: WebsiteState, types: readonly FieldType[]): string[] {
  const contents = [state.drafted.content, state.live.content];
  return types.flatMap(({ pattern, isOptional }) => {
    const paths = contents.flatMap((content) => expandPattern(content, pattern));
    const standing = paths.filter(
      (path) =>
        fieldAt(state.shipped, path) === path &&
        (isOptional || contents.some((content) => valueAt(content, path) !== undefined)),
    );
    // A new entry that is not whole yet stands in no content.
    const begun = state.drafts.filter(({ path }) => findFieldType(path)?.pattern === pattern);
    return [...new Set([...standing, ...begun.map(({ path }) => path)])];
  });
}

/** Makes the view of a field; undefined where the office can edit none. */
export function viewField(state: WebsiteState, path: string, options: ViewOptions): Field | undefined {
  const type = findFieldType(path);
  if (!type) return undefined;
  const { pattern, section, kind, isEntry = false, actsAtOnce = false } = type;
  if (isInsideAdded(state, path)) return undefined;
  const shipped = valueAt(state.shipped, path) ?? null;
  const draft = state.drafts.find((each) => each.path === path);
  const setting = state.settings.find((each) => each.path === path);
  // A setting without a value was taken back.
  const change = draft ?? (setting?.value === undefined ? undefined : setting);
  const drafted = draft && {
    value: draft.value === undefined ? shipped : draft.value,
    isRestoring: draft.value === undefined,
  };
  return {
    path,
    pattern,
    section,
    kind,
    isEntry,
    actsAtOnce,
    ...(type.options && { options: [...type.options] }),
    ...(kind === "order" && { entries: entriesOf(state, path) }),
    ...(kind === "postponements" && { entries: entriesOf(state, `deadlines/rules/${orderStep}`) }),
    title: titleOf(state, path),
    shipped,
    live: valueAt(state.live.content, path) ?? null,
    draft: drafted ?? null,
    version: (draft ?? setting)?.version ?? "",
    changed: change ? { by: options.names.get(change.actorId) ?? "", at: change.changedAt } : null,
    isConflict: isConflict(state, path),
    parked: state.live.parked.find(({ edit }) => edit.path === path)?.reason ?? null,
    findings: drafted ? findingsOf(state, path, drafted.value, options) : [],
  };
}

function findingsOf(state: WebsiteState, path: string, value: Json, { check }: ViewOptions): Finding[] {
  if (isGone(state, path)) return [goneFinding(path)];
  return isReachable(state, path) ? check(path, value) : [];
}

/** Whether a field stands inside an entry that the office added, which is one field. */
function isInsideAdded({ shipped, live, drafted }: WebsiteState, path: string): boolean {
  const whole = fieldAt(shipped, path);
  const stands = [live, drafted].some(({ content }) => whole && valueAt(content, whole) !== undefined);
  return whole !== path && stands;
}

/** The entries of a list by the address of its order, as the drafts put them. */
function entriesOf(state: WebsiteState, path: string): Field["entries"] {
  const ids = valueAt(state.drafted.content, path);
  const list = path.slice(0, path.lastIndexOf("/"));
  return Array.isArray(ids)
    ? ids.map((id) => ({ id: String(id), title: titleOf(state, `${list}/${String(id)}`) }))
    : [];
}

/** The name of the nearest entry that an address names, in the words of the content. */
function titleOf({ drafted, live, drafts }: WebsiteState, path: string): Both | null {
  const steps = path.split("/");
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join("/"));
  for (const address of above) {
    const begun = drafts.find((draft) => draft.path === address)?.value;
    const values = [valueAt(drafted.content, address), valueAt(live.content, address), begun];
    const title = values.map(titleIn).find(Boolean);
    if (title) return title;
  }
  return null;
}

function titleIn(value: Json | undefined): Both | undefined {
  if (!isRecord(value)) return undefined;
  if (isRecord(value.en) && isRecord(value.es)) return bothOf({ en: value.en.title, es: value.es.title });
  if (value.id === undefined) return undefined;
  return bothOf(value.name ?? value.title ?? value.label ?? value.question);
}

function bothOf(value: { [key: string]: Json | undefined } | Json | undefined): Both | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { en, es } = value;
  if (typeof en !== "string" || typeof es !== "string") return undefined;
  // What is begun in one language is called by that.
  return en || es ? { en: en || es, es: es || en } : undefined;
}
