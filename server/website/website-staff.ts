import { days, hours, isWithin } from "#domain/durations.ts";
import type { Operation, OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import * as website from "#domain/office/website-operations.ts";
import type { WebsiteRevision } from "#domain/office/website-values.ts";
import { sections } from "#domain/website/field-kinds.ts";
import { findFieldType } from "#domain/website/find-field.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Done, handleCommand } from "../commands/command.ts";
import { valueAt } from "../content/content-values.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import { findName, findNamesIn } from "../people/colleagues.ts";
import { findRevision, noteAttempt, type Revision } from "../release/revisions.ts";
import { exportWebsite, packWebsite } from "./export-website.ts";
import { viewFields, withoutBodies } from "./fields-staff.ts";
import {
  type Checked,
  canPublish,
  checkEdits,
  claimPublish,
  insertRevision,
  isWhole,
  publishDrafts,
} from "./publish.ts";
import {
  type ClosedDaysChange,
  closedDaysMissing,
  draftClosedDays,
  publishClosedDays,
} from "./publish-closed-days.ts";
import { listRevisionRows, viewRevisions } from "./revision-views.ts";
import { checkContent } from "./rule-findings.ts";
import { readCircumstances, requireUnlocked, type WebsiteOptions } from "./website-options.ts";
import { contentOf, isChange, isConflict, loadState, nextRevision } from "./website-state.ts";

/** The previews of one member of staff: each builds the site, and nobody publishes meanwhile. */
const previews: RateLimit = { name: "website-preview", most: 60, window: hours(1) };
/** Their publishes, back to a former version too: as expensive, and nobody else publishes meanwhile. */
const publishes: RateLimit = { name: "website-publish", most: 60, window: hours(1) };

export function websiteHandlers(options: WebsiteOptions): OfficeHandler[] {
  const { db } = options;
  return [
    handle(website.getWebsite, () => readWebsite(options)),
    handle(website.getLaunchList, async ({ drafts }) => {
      const { live, drafted } = await loadState(db);
      const { content } = drafts === "yes" ? drafted : live;
      const circumstances = await readCircumstances(options);
      return {
        findings: await checkContent(content, circumstances),
        lastBackup: circumstances.lastBackupAt?.toISOString() ?? null,
      };
    }),
    handle(website.listRevisions, async () => ({ revisions: await readRevisions(options) })),
    handle(website.exportContent, async (_, { now }) => {
      const { liveEdits } = await loadState(db);
      return { at: now.toISOString(), ...packWebsite(await exportWebsite(db, liveEdits)) };
    }),
    handle(website.previewWebsite, async ({ paths }, call) => {
      requireUnlocked(options);
      const { staff } = call;
      await countByStaff(db, previews, call, options);
      const next = nextRevision(await loadState(db), paths);
      if (!isWhole(next)) throw new OperationRefused("not-publishable");
      return options.releases.preview(next.edits, { id: staff.sessionId, userId: staff.userId });
    }),
    publishHandler(options),
    rollBackHandler(options),
  ];
}

async function readRevisions({ db }: WebsiteOptions) {
  const rows = await listRevisionRows(db);
  const names = await findNamesIn(db, rows, "actor_id");
  return viewRevisions(rows, names);
}

async function readWebsite(options: WebsiteOptions) {
  const { db, env, releases, now } = options;
  const state = await loadState(db);
  const revisions = await readRevisions(options);
  const live = revisions.find(({ id }) => id === state.revision?.id) ?? null;
  const drafts = state.drafts.filter((draft) => isChange(state, draft)).map(({ path }) => path);
  const conflicts = state.live.conflicts
    .map(({ edit }) => edit.path)
    .filter((path) => isConflict(state, path));
  const parked = state.live.parked.map(({ edit }) => edit.path);
  const attention = await viewFields(state, [...new Set([...drafts, ...conflicts, ...parked])], options);
  const countIn = (section: string, paths: readonly string[]) =>
    paths.filter((path) => findFieldType(path)?.section === section).length;
  const publisher = await releases.publishing();
  return {
    isLocked: env.isContentLocked,
    sections: sections.map((section) => ({
      section,
      drafts: countIn(section, drafts),
      conflicts: countIn(section, conflicts),
      parked: countIn(section, parked),
    })),
    live,
    takenOut: (live?.changed ?? []).filter((path) => valueAt(state.live.content, path) === undefined),
    latest: revisions.find((revision) => isTold(revision, drafts, now())) ?? null,
    publishing: publisher === undefined ? null : await findName(db, publisher),
    attention: attention.map(withoutBodies),
    canPublish:
      drafts.length > 0 && (await canPublish(nextRevision(state), await readCircumstances(options))),
  };
}

/** Whether a publish is under way, or failed and matters: while a draft of it waits, or for a day after a way back. */
function isTold(revision: WebsiteRevision, drafts: readonly string[], now: Date): boolean {
  const { attemptedAt, reason, state, changed } = revision;
  if (attemptedAt === null || reason === null) return attemptedAt !== null;
  if (state === "failed") return changed.some((path) => drafts.includes(path));
  return isWithin(days(1), now.getTime(), Date.parse(attemptedAt));
}

/** The answer comes when the revision is stored; the publish goes on without its caller. */
const publishHandler = (options: WebsiteOptions) =>
  handlePublish(
    website.publishWebsite,
    options,
    async (tx, { paths }, call, by, checked: Checked) => {
      const { id, drafts } = await insertRevision(tx, paths, checked, call);
      return {
        answer: { id },
        ...doneTo(id),
        afterCommit: () => logFailure(publishDrafts(id, drafts, by, options), options),
      };
    },
    async ({ paths }) => checkEdits(nextRevision(await loadState(options.db), paths), options),
  );

const rollBackHandler = (options: WebsiteOptions) =>
  handlePublish(website.rollBackWebsite, options, async (tx, { id }, { now }, by) => {
    const revision = id === "shipped" ? undefined : await findRevision(tx, id);
    if (id !== "shipped" && !revision?.live_at) throw new OperationRefused("not-found");
    if (revision) await noteAttempt(tx, revision.id, now);
    const state = await loadState(tx);
    const { content } = contentOf(revision, state);
    const closedDays = closedDaysMissing(state.live.content, content);
    return {
      answer: {},
      ...doneTo(id),
      afterCommit: () => logFailure(rollBack(revision, closedDays, by, options), options),
    };
  });

/** Binds a command that begins a publish `by` its caller: within the limit, of unlocked content, and while nobody publishes. */
const handlePublish = <Each extends Operation, Prepared = undefined>(
  operation: Each,
  options: WebsiteOptions,
  run: (
    tx: Db,
    input: ReceivedOf<Each>,
    call: StaffCall,
    by: { actorId: string; holder: string },
    prepared: Prepared,
  ) => Promise<Done<OutputOf<Each>>>,
  prepare?: (input: ReceivedOf<Each>) => Promise<Prepared>,
) =>
  handleCommand(
    operation,
    options.db,
    async (tx, input, call, prepared: Prepared) => {
      requireUnlocked(options);
      const by = { actorId: call.staff.userId, holder: await claimPublish(tx, call) };
      return run(tx, input, call, by, prepared);
    },
    async (call, input) => {
      // Before the transaction: what is refused in it would count for nothing.
      await countByStaff(options.db, publishes, call, options);
      return (await prepare?.(input)) as Prepared;
    },
  );

/** Publishes a former version; which days are closed is the calendar's business and stays. */
async function rollBack(
  revision: Revision | undefined,
  closedDays: ClosedDaysChange,
  { actorId, holder }: { actorId: string; holder: string },
  options: WebsiteOptions,
): Promise<void> {
  const { result } = await options.releases.publish(revision?.id, {
    actorId,
    holder,
    onLive: (tx) => draftClosedDays(tx, { ...closedDays, actorId }, options),
  });
  if (result === "live") await publishClosedDays(closedDays, actorId, options);
}

const logFailure = (work: Promise<unknown>, { log }: WebsiteOptions) =>
  void work.catch((error) => log.error({ err: error }, "a publish broke off"));

const doneTo = (id: string) => ({
  audit: { subject: { kind: "revision" as const, id } },
  signals: [{ topic: "website" as const, id }],
});
