import type { Content, Edit, EditedContent, Json } from "#domain/website/edits.ts";
import { entryAbove, fieldAbove } from "#domain/website/find-field.ts";
import type { Db } from "../base/db/open-database.ts";
import { applyEdits } from "../content/apply-edits.ts";
import { digestOf, isSame, valueAt } from "../content/content-values.ts";
import { listStoredEdits, mergeEdits, type StoredEdit } from "../content/edit-rows.ts";
import { readShipped } from "../content/read-content.ts";
import { findLiveRevision, type Revision } from "../release/revisions.ts";

export type WebsiteState = {
  shipped: Content;
  revision: Revision | undefined;
  /** The edits that are in effect without the drafts: those of the revision and the settings. */
  liveEdits: Edit[];
  live: EditedContent;
  settings: StoredEdit[];
  drafts: StoredEdit[];
  /** With the drafts in place. */
  drafted: EditedContent;
};

export const editsOf = ({ edits }: Pick<Revision, "edits">): Edit[] => JSON.parse(edits);

export async function loadState(db: Db): Promise<WebsiteState> {
  const shipped = readShipped();
  const revision = await findLiveRevision(db);
  const settings = await listStoredEdits(db, "content_settings");
  const drafts = await listStoredEdits(db, "content_drafts");
  const liveEdits = mergeEdits(revision ? editsOf(revision) : [], settings);
  const live = applyEdits(shipped, liveEdits);
  const drafted = applyEdits(shipped, mergeEdits(liveEdits, drafts));
  return { shipped, revision, liveEdits, live, settings, drafts, drafted };
}

/** What a revision says, or the shipped content without one, with the settings of today. */
export const contentOf = (
  revision: Revision | undefined,
  { shipped, settings }: WebsiteState,
): EditedContent => applyEdits(shipped, mergeEdits(revision ? editsOf(revision) : [], settings));

/** Whether a draft says something else than what is live; one in an entry that is taken out goes with it. */
export function isChange({ shipped, live, drafts }: WebsiteState, { path, value }: StoredEdit): boolean {
  if (isTakenOut(path, drafts)) return false;
  const isOther = !isSame(value === undefined ? valueAt(shipped, path) : value, valueAt(live.content, path));
  return isOther || (value === undefined && live.parked.some(({ edit }) => edit.path === path));
}

/** Whether an entry above an address is taken out by one of these. */
const isTakenOut = (path: string, edits: readonly { path: string; value: Json | undefined }[]) =>
  edits.some((edit) => edit.value === null && path.startsWith(`${edit.path}/`));

/** Whether an update took away what a draft belongs to; the office itself may have taken out the entry around it. */
export const isGone = ({ drafted, liveEdits, drafts }: WebsiteState, path: string): boolean =>
  drafted.parked.some(({ edit, reason }) => edit.path === path && reason === "gone") &&
  !isTakenOut(path, mergeEdits(liveEdits, drafts));

/** Whether the shipped value changed under the office's, and nobody has looked at it yet. */
export const isConflict = ({ shipped, live, drafts }: WebsiteState, path: string): boolean =>
  live.conflicts.some(({ edit }) => edit.path === path) &&
  !drafts.some((draft) => draft.path === path && draft.base === digestOf(valueAt(shipped, path)));

/** What a next revision shows; `edits` is what it stores, without what an update brought itself. */
export type NextRevision = Pick<EditedContent, "content" | "parked"> & {
  drafts: StoredEdit[];
  edits: string;
};

/** The next revision with the drafts of some paths, or all. */
export function nextRevision(
  state: Pick<WebsiteState, "shipped" | "liveEdits" | "drafts">,
  paths?: readonly string[],
): NextRevision {
  const drafts = state.drafts.filter(({ path }) => paths?.includes(path) ?? true);
  const merged = mergeEdits(state.liveEdits, drafts);
  const edits = merged.filter(({ path }) => !isTakenOut(path, merged));
  const { content, parked, absorbed } = applyEdits(state.shipped, edits);
  const stored = edits.filter((edit) => !absorbed.includes(edit));
  return { content, parked, drafts, edits: JSON.stringify(stored) };
}

/** The field that holds an address; an entry that the office added is one field. */
export function fieldAt(shipped: Content, address: string): string | undefined {
  const field = fieldAbove(address);
  const entry = field && entryAbove(field);
  return entry && valueAt(shipped, entry) === undefined ? entry : field;
}

/** Whether a field can stand at an address: its entry does, or its list. */
export const isReachable = ({ shipped, drafted, live }: WebsiteState, path: string) => {
  const above = path.slice(0, path.lastIndexOf("/"));
  const stands = [drafted, live].some(({ content }) => valueAt(content, above) !== undefined);
  return stands && fieldAt(shipped, path) === path;
};
