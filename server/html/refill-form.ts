import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, elementsIn, removeAttribute, setAttribute, setText } from "./tree.ts";

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
  message: string;
  field: string;
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

/**
 * Refills the form of a page with the submitted values and shows the error in it; undefined when the page has no such
 * form. With `mayUseAction` the form is found by its action instead of its id. The serializer escapes all values.
 */
export function refillForm(page: string, refill: Refill, mayUseAction: boolean): string | undefined {
  const document = parse(page);
  const all = elementsIn(document);
  const forms = all.filter(({ tagName }) => tagName === "form");
  const isMeant = (form: Tree.Element) =>
    mayUseAction ? attribute(form, "action")?.endsWith(refill.action) : attribute(form, "id") === refill.form;
  const form = forms.find(isMeant);
  if (!form) return undefined;
  const id = attribute(form, "id");
  // A control may be outside its form and name it by the `form` attribute.
  const controls = [...elementsIn(form), ...all.filter((element) => id && attribute(element, "form") === id)];
  for (const control of controls) fillIn(control, refill.values);
  showMessage(controls, "data-form-error", undefined, refill.message);
  if (refill.field) {
    showMessage(controls, "data-error-for", refill.field, refill.message);
    const faulty = controls.find(
      (control) => isControl(control) && attribute(control, "name") === refill.field,
    );
    if (faulty) {
      setAttribute(faulty, "aria-invalid", "true");
      setAttribute(faulty, "autofocus", "");
    }
  }
  const dialog = all.find((element) => element.tagName === "dialog" && elementsIn(element).includes(form));
  if (dialog) setAttribute(dialog, "open", "");
  const title = all.find(({ tagName }) => tagName === "title");
  const titleText = title?.childNodes[0];
  if (title && titleText && "value" in titleText) setText(title, `Error: ${titleText.value}`);
  return serialize(document);
}

const isControl = ({ tagName }: Tree.Element) => ["input", "select", "textarea"].includes(tagName);

function fillIn(control: Tree.Element, values: Record<string, string>): void {
  const name = attribute(control, "name") ?? "";
  if (!isControl(control) || !Object.hasOwn(values, name)) return;
  const value = values[name] ?? "";
  if (control.tagName === "textarea") {
    // The HTML parser drops one newline after the tag.
    setText(control, value.startsWith("\n") ? `\n${value}` : value);
  } else if (control.tagName === "select") {
    const options = elementsIn(control).filter(({ tagName }) => tagName === "option");
    const match = options.find((option) => attribute(option, "value") === value);
    if (!match) return;
    for (const option of options) removeAttribute(option, "selected");
    setAttribute(match, "selected", "");
  } else {
    const type = attribute(control, "type")?.toLowerCase() ?? "text";
    if (type === "radio" || type === "checkbox") {
      if (attribute(control, "value") === value) setAttribute(control, "checked", "");
      else removeAttribute(control, "checked");
    } else if (!untouched.has(type)) setAttribute(control, "value", value);
  }
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
