import * as v from "valibot";
import { isListed, routeNames, routes } from "./routes.ts";

export type MistakePath = (string | number)[];
/** A mistake in a value: where it stands, and the rest of a sentence that begins with its place. */
export type Mistake = { path: MistakePath; says: string };

/** Finds all mistakes in a raw value of the content: those its schema tells, else the dead links. */
export function findMistakes(schema: v.GenericSchema, value: unknown): Mistake[] {
  const result = v.safeParse(schema, value);
  return result.success ? deadLinks(result.output) : result.issues.map(mistakeOf);
}

function mistakeOf(issue: v.BaseIssue<unknown>): Mistake {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  if (issue.path?.at(-1)?.origin !== "key") {
    const isOurs = !issue.message.startsWith("Invalid ");
    return {
      path,
      says: isOurs ? issue.message : `needs ${issue.type === "array" ? "a list" : "entries under it"}`,
    };
  }
  return { path, says: issue.expected === "never" ? "is not an entry we know" : "is missing" };
}

/** Not what stands behind a form or a mail, such as the page of a sent message. */
const linkedPaths: ReadonlySet<string> = new Set(routeNames.filter(isListed).map((route) => routes[route]));

/** Finds the dead links: each `link` or `service` anywhere in a value that is no page of the site. */
function deadLinks(value: unknown, path: MistakePath = []): Mistake[] {
  if (
    (path.at(-1) === "link" || path.at(-1) === "service") &&
    typeof value === "string" &&
    !linkedPaths.has(value)
  ) {
    return [{ path, says: `leads to ${value}, which is no page of this site` }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    deadLinks(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
