import { formWords } from "#content/words/forms.ts";
import type { FormRule } from "#domain/forms/check-fields.ts";
import type { ProblemCode } from "#domain/forms/form-values.ts";
import type { Locale } from "#domain/locale.ts";

/**
 * The sentences of the problems that a form's own rule can find. They stand in the page as props of its island, which
 * should not carry those of every other form.
 */
export function problemWords(rule: FormRule, locale: Locale): Partial<Record<ProblemCode, string>> {
  const codes = messagesIn(rule);
  const sentences = Object.entries(formWords[locale].problems);
  return Object.fromEntries(sentences.filter(([code]) => codes.has(code)));
}

// A schema of Valibot is plain data: the messages of its parts are our problem codes.
function messagesIn(schema: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return new Set();
  seen.add(schema);
  const parts = Object.entries(schema).filter(([name]) => !name.startsWith("~"));
  const own = parts.flatMap(([name, part]) => (name === "message" && typeof part === "string" ? [part] : []));
  return new Set([...own, ...parts.flatMap(([, part]) => [...messagesIn(part, seen)])]);
}
