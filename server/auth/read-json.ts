import type { Context } from "hono";
import * as v from "valibot";
import { seconds } from "#domain/durations.ts";
import { decodeUtf8, parseJson, readBody } from "../http/read-body.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { AuthError, validationFailed } from "./auth-error.ts";

const bodyTimeout = seconds(10);

/** A text field; null and absent are the same. Half a surrogate pair is U+FFFD, as the database stores it. */
export const text = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((value) => value.toWellFormed()),
);
export const record = v.nullish(v.record(v.string(), v.unknown()));

/** The PKCE pair, which several calls take. */
export const challengeFields = { code_challenge: text, code_challenge_method: text };

/** Reads a JSON body by a schema; unknown fields are ignored. Throws `AuthError` 400 `bad_json`, also for none. */
export async function readJson<T extends v.GenericSchema>(
  c: Context<RequestEnv>,
  schema: T,
  { isOptional = false } = {},
): Promise<v.InferOutput<T>> {
  const body = decodeUtf8(await readBody(c.req.raw, bodyTimeout));
  const input = parse(isOptional && body === "" ? "{}" : (body ?? ""));
  // Valibot takes a list for an object without fields.
  const result = v.safeParse(schema, Array.isArray(input) ? undefined : input);
  if (!result.success) {
    const name = result.issues[0].path?.[0]?.key;
    throw validationFailed(`Could not read request body: wrong type of ${String(name ?? "the body")}`);
  }
  return result.output;
}

function parse(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON: it is no valid JSON");
  }
}
