import * as v from "valibot";
import { id, instant } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";
import { owners } from "./roles.ts";

/** What waits for an owner; each counts up to 100, and deletions are the next 20. */
export const getOwnerTasks = defineOperation({
  name: "get-owner-tasks",
  method: "GET",
  path: "/safeguards/tasks",
  ...owners,
  input: v.object({}),
  output: v.object({
    /** People whom the disposals of the next 30 days take. */
    leaving: v.number(),
    requests: v.number(),
    incidents: v.number(),
    /** Fields of the website that have grown old, as the launch checklist says. */
    outdated: v.number(),
    /** Those that can still be taken back; `by` is who deleted them, empty for an account that is gone. */
    deletions: v.array(v.object({ id, name: v.string(), by: v.string(), deleteAt: instant })),
  }),
});
