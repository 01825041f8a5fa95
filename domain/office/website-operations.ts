import * as v from "valibot";
import { sections } from "../website/field-kinds.ts";
import { instant, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { publishProblem } from "./publish-problem.ts";
import { drafters, owners } from "./roles.ts";
import { field, fieldPath, finding, revision } from "./website-values.ts";

export const getWebsite = defineOperation({
  name: "get-website",
  method: "GET",
  path: "/website",
  ...drafters,
  input: v.object({}),
  output: v.object({
    isLocked: v.boolean(),
    sections: v.array(
      v.object({
        section: v.picklist(sections),
        drafts: v.number(),
        conflicts: v.number(),
        parked: v.number(),
      }),
    ),
    /** Null while the shipped content is shown. */
    live: v.nullable(revision),
    /** What the live revision changed and the website has no longer. */
    takenOut: v.array(v.string()),
    /** What is being published, or failed to be and still matters, such as a publish whose drafts wait. */
    latest: v.nullable(revision),
    publishing: v.nullable(v.string()),
    attention: v.array(field),
    canPublish: v.boolean(),
  }),
});

const paths = v.optional(v.pipe(v.array(fieldPath), v.minLength(1)));

export const getLaunchList = defineOperation({
  name: "get-launch-list",
  method: "GET",
  path: "/website/launch",
  ...owners,
  input: v.object({ drafts: v.optional(v.literal("yes")) }),
  output: v.object({
    findings: v.array(finding),
    /** The moment of the data in the latest good backup. */
    lastBackup: v.nullable(instant),
  }),
});

/** Begins to publish the drafts, all or those of `paths`; progress comes as signals and with `get-website`. */
export const publishWebsite = defineOperation({
  name: "publish-website",
  method: "POST",
  path: "/website/publish",
  ...owners,
  input: v.object({ paths }),
  output: v.object({ id: v.string() }),
});

/** Builds drafts for the caller in 15 s; a form that posts `token` and `path` to `previewPath` shows them. */
export const previewWebsite = defineOperation({
  name: "preview-website",
  method: "POST",
  path: "/website/preview",
  ...drafters,
  input: v.object({ paths }),
  output: v.variant("result", [
    v.object({ result: v.literal("ready"), token: v.string() }),
    v.object({ result: v.literal("failed"), reason: publishProblem }),
    v.object({ result: v.literal("busy") }),
  ]),
});

export const listRevisions = defineOperation({
  name: "list-revisions",
  method: "GET",
  path: "/website/revisions",
  ...drafters,
  input: v.object({}),
  output: v.object({ revisions: v.array(revision) }),
});

/** Makes an older revision live again, or what is shipped when `id` is `shipped`; the drafts stay. */
export const rollBackWebsite = defineOperation({
  name: "roll-back-website",
  method: "POST",
  path: "/website/roll-back",
  ...owners,
  input: v.object({ id: v.union([v.pipe(v.string(), v.uuid()), v.literal("shipped")]) }),
  output: nothing,
});

/** The content files that the office changed, for a commit: as they are live. */
export const exportContent = defineOperation({
  name: "export-content",
  method: "GET",
  path: "/website/export",
  ...owners,
  input: v.object({}),
  output: v.object({
    at: instant,
    /** `text` is null for a file that was taken out, and for a picture. */
    files: v.array(v.object({ name: v.string(), text: v.nullable(v.string()) })),
    /** All of them as an archive, in base64; a list in it names what was taken out. */
    zip: v.string(),
  }),
});
