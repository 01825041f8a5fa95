import * as v from "valibot";
import { locales } from "#domain/locale.ts";
import { isRecord, type Submission, submissionOf } from "./submission.ts";

// `null` is what some clients send for nothing.
const body = v.looseObject({
  formData: v.optional(v.custom<Record<string, unknown>>(isRecord)),
  recommendations: v.nullish(v.array(v.string())),
  locale: v.nullish(v.picklist(locales)),
});

/**
 * Reads `{"formData":{…},…}` or the bare fields. "malformed" is no JSON at all, "wrong-shape" is JSON of
 * something else; what the fields hold is checked later.
 */
export function parseJson(text: string): Submission | "malformed" | "wrong-shape" {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return "malformed";
  }
  if (!isRecord(parsed)) return "wrong-shape";
  const result = v.safeParse(body, parsed);
  if (!result.success) return "wrong-shape";
  return submissionOf(result.output.formData ?? parsed, parsed, result.output.recommendations ?? []);
}
