import * as v from "valibot";

const path = v.string();
const detail = v.string();

/** Why a publish failed; the sentences are in `content/words/office/publish-reasons.ts`. */
export const publishProblem = v.variant("code", [
  v.object({
    code: v.picklist([
      "stopped",
      "busy",
      "diskFull",
      "littleDisk",
      "littleMemory",
      "ended",
      "program",
      "gone",
      "picture",
      "other",
    ]),
  }),
  v.object({ code: v.picklist(["missingPage", "unsafePage"]), path }),
  v.object({ code: v.literal("smallPage"), path, percent: v.number() }),
  v.object({ code: v.literal("deadLink"), path, target: v.string() }),
  v.object({ code: v.literal("missingText"), quote: v.string() }),
  v.object({ code: v.picklist(["content", "build"]), detail }),
]);
export type PublishProblem = v.InferOutput<typeof publishProblem>;
