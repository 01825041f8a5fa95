const storageName = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

/**
 * Keeps what was typed into a form for as long as the tab lives, over a reload and a change of language, and puts
 * it back; the form then has `data-restored`. A `lead:sent` event from the form forgets
 * it. Hidden inputs are the page's own and are left out.
 */
export function keepDrafts() {
  // The page after a plain post names the form that has arrived.
  delete sessionStorage[`draft:${document.querySelector<HTMLElement>("[data-sent]")?.dataset.sent}`];
  // A form that an island draws later says so.
  addEventListener("form:drawn", ({ target }) => restore(target as HTMLFormElement));
  // On the page, not on the form: an island may draw it anew, and a choice may stand outside the form it belongs to.
  addEventListener(
    "lead:sent",
    ({ target }) => delete sessionStorage[storageName(target as HTMLFormElement)],
    true,
  );
  addEventListener("input", (event) => {
    const { form, name } = event.target as HTMLInputElement;
    if (form?.dataset.draft) save(form, name);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-draft]")) restore(form);
}

/** What a text field, a choice or a list has; of these only a list has a length. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, "selectedIndex" | "length">>;
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name && type !== "hidden");

// A choice is known by its id: its value may be a word of one language.
const isChoice = ({ type }: Field) => /radio|check/.test(type);
const keyOf = (field: Field) => (isChoice(field) || field.length ? field.id : field.name);
// So may be that of an option, which then is known by its place among as many.
const placeKeyOf = ({ id, length }: Field) => id + length;

// Before this script came, there was nobody to hear it.
const isTyped = (field: Field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : (field.selectedIndex ?? field.value);
const typedIn = (form: HTMLFormElement) =>
  fieldsOf(form)
    .filter(isTyped)
    .map(({ name }) => name);

function draftOf(form: HTMLFormElement): Map<string, string | number | undefined> {
  // Nothing is kept, or nothing that can be read.
  try {
    return new Map(JSON.parse(sessionStorage[storageName(form)]));
  } catch {
    return new Map();
  }
}

/** Keeps what is typed and the field that has changed; the rest may be of another form of the same kind. */
function save(form: HTMLFormElement, changed?: string) {
  const draft = draftOf(form);
  const names = [changed, ...typedIn(form)];
  for (const field of fieldsOf(form)) {
    if (!names.includes(field.name)) continue;
    draft.set(keyOf(field), field.value);
    if (field.length) draft.set(placeKeyOf(field), field.selectedIndex);
    if (isChoice(field) && !field.checked) draft.delete(field.id);
  }
  sessionStorage[storageName(form)] = JSON.stringify([...draft]);
}

function restore(form: HTMLFormElement) {
  const draft = draftOf(form);
  // Chosen or typed while the script was on its way, or put there by the server after a refused post: that is newer.
  // What the page itself has chosen is not.
  const typed = typedIn(form);
  for (const field of fieldsOf(form)) {
    const kept = draft.get(keyOf(field));
    if (kept === undefined || typed.includes(field.name)) continue;
    form.dataset.restored = "";
    if (isChoice(field)) field.checked = true;
    else field.value = kept as string;
    if (field.selectedIndex === -1) field.selectedIndex = draft.get(placeKeyOf(field)) as number;
  }
  if (typed[0]) save(form);
  // What is chosen has to be seen.
  for (const part of form.querySelectorAll<HTMLDetailsElement>("details:has(:checked)")) part.open = true;
}
