import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn, removeAttribute, setAttribute, setText } from "./tree.ts";

type Filling = {
  values: Record<string, string>;
  message?: string | undefined;
  fields?: readonly string[] | undefined;
};

// Hidden inputs keep the fresh values of the page; the honeypot stays empty.
const untouched: ReadonlySet<string> = new Set([
  "hidden",
  "file",
  "password",
  "submit",
  "button",
  "image",
  "reset",
]);

/** Sets values and message in the elements of a form, and marks the controls at fault. */
export function fillControls(
  controls: readonly Tree.Element[],
  { values, message, fields = [] }: Filling,
): void {
  for (const control of controls) fillIn(control, values);
  if (message === undefined) return;
  showMessage(controls, "data-form-error", undefined, message);
  for (const [place, field] of fields.entries()) {
    showMessage(controls, "data-error-for", field, message);
    const faulty = controls.find((control) => isControl(control) && attribute(control, "name") === field);
    if (faulty) setAttribute(faulty, "aria-invalid", "true");
    if (faulty && place === 0) setAttribute(faulty, "autofocus", "");
  }
}

const isControl = ({ tagName }: Tree.Element) => ["input", "select", "textarea"].includes(tagName);

function fillIn(control: Tree.Element, values: Record<string, string>): void {
  const name = attribute(control, "name") ?? "";
  if (!isControl(control) || !Object.hasOwn(values, name)) return;
  const value = values[name] ?? "";
  if (control.tagName === "textarea") {
    // The HTML parser drops one newline after the tag.
    setText(control, value.startsWith("\n") ? `\n${value}` : value);
  } else if (control.tagName === "select") choose(control, value);
  else fillInput(control, value);
}

/** Chooses the option of a value; without one the choice stays. */
function choose(select: Tree.Element, value: string): void {
  const options = elementsIn(select).filter(({ tagName }) => tagName === "option");
  const match = options.find((option) => attribute(option, "value") === value);
  if (!match) return;
  for (const option of options) removeAttribute(option, "selected");
  setAttribute(match, "selected", "");
}

function fillInput(input: Tree.Element, value: string): void {
  const type = attribute(input, "type")?.toLowerCase() ?? "text";
  if (untouched.has(type)) return;
  if (type !== "radio" && type !== "checkbox") setAttribute(input, "value", value);
  else if (attribute(input, "value") === value) setAttribute(input, "checked", "");
  else removeAttribute(input, "checked");
}

function showMessage(
  elements: readonly Tree.Element[],
  name: string,
  value: string | undefined,
  message: string,
): void {
  const place = elements.find((element) => {
    const attributeValue = attribute(element, name);
    return attributeValue !== undefined && (value === undefined || attributeValue === value);
  });
  if (!place) return;
  removeAttribute(place, "hidden");
  setText(place, message);
}
