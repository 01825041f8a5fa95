import { parseFragment, serialize } from "parse5";
import { fillControls } from "./fill-controls.ts";
import { findTags, type Tag } from "./find-tags.ts";
import { attribute, elementsIn } from "./tree.ts";

/** The text fields of a submission, for refilling a page. NUL is removed, because HTML cannot contain it. */
export function textFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll("\0", "")]] : [],
    ),
  );
}

type Refill = {
  /** `id` of the form that was sent, and the address it was sent to. */
  form: string;
  action: string;
  values: Record<string, string>;
  /** Left out, the form only comes back as it was sent. */
  message?: string;
  fields?: readonly string[];
};
type Edit = { start: number; end: number; html: string };

/**
 * Refills the form of a page with the submitted values and shows the problem in it; undefined when the page has no such
 * form. With `mayUseAction` the form is found by its action instead of its id. Only the form is parsed, because a whole
 * page takes ten times as long; the serializer escapes all values.
 */
export function refillForm(page: string, refill: Refill, mayUseAction: boolean): string | undefined {
  const tags = findTags(page);
  const form = tags.find((tag) => {
    if (tag.name !== "form" || tag.isEnd) return false;
    return mayUseAction
      ? attributeOf(tag, "action")?.endsWith(refill.action)
      : attributeOf(tag, "id") === refill.form;
  });
  const end =
    form && tags.find(({ name, isEnd, start }) => name === "form" && isEnd && start > form.start)?.end;
  if (!form || !end) return undefined;
  const fragment = parseFragment(page.slice(form.start, end));
  const id = attributeOf(form, "id");
  // An input may be outside its form and name it by the `form` attribute.
  const outerInputs = tags
    .filter(
      (tag) =>
        tag.name === "input" && tag.html.includes(" form=") && (tag.start < form.start || tag.start > end),
    )
    .map((tag) => ({ tag, fragment: parseFragment(tag.html) }))
    .filter((input) => id && elementsIn(input.fragment).some((element) => attribute(element, "form") === id));
  const controls = [fragment, ...outerInputs.map((input) => input.fragment)].flatMap(elementsIn);
  fillControls(controls, refill);
  const edits = [
    { start: form.start, end, html: serialize(fragment) },
    ...outerInputs.map(({ tag, fragment: input }) => ({ ...tag, html: serialize(input) })),
    ...openDialog(tags, form),
    ...(refill.message === undefined ? [] : markTitle(tags)),
  ];
  return applyEdits(page, edits);
}

function attributeOf({ html }: Tag, name: string): string | undefined {
  const [element] = elementsIn(parseFragment(html));
  return element && attribute(element, name);
}

/** Opens the dialog around a form, if there is one. */
function openDialog(tags: readonly Tag[], form: Tag): Edit[] {
  const before = tags.filter(({ name, start }) => name === "dialog" && start < form.start);
  const dialog = before.at(-1);
  if (!dialog || dialog.isEnd || /\sopen[\s=>]/i.test(dialog.html)) return [];
  return [{ start: dialog.end - 1, end: dialog.end, html: ' open="">' }];
}

function markTitle(tags: readonly Tag[]): Edit[] {
  const title = tags.find(({ name }) => name === "title");
  if (!title) return [];
  const start = title.start + title.html.indexOf(">") + 1;
  return [{ start, end: start, html: "Error: " }];
}

function applyEdits(page: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, html } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(page.slice(at, start), html);
    at = end;
  }
  return [...parts, page.slice(at)].join("");
}
