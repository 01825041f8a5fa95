const storageName = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

/**
 * Keeps what was typed into a form for as long as the tab lives, over a reload and a change of language, and puts
 * it back; the form then has `data-restored`. A `lead:sent` event from the form forgets
 * it. Hidden inputs are the page's own and are left out.
 */
export function keepDrafts() {
  // The page after a plain post names the form that has arrived.
  const sentForm = document.querySelector<HTMLElement>("[data-sent]")?.dataset.sent;
  if (sentForm) delete sessionStorage[`draft:${sentForm}`];
  const follow = (form: HTMLFormElement) => {
    // Nothing is kept, or nothing that can be read.
    try {
      restore(form);
    } catch {}
    if (fieldsOf(form).some(isTyped)) save(form);
  };
  // A form that an island draws later says so.
  addEventListener("form:drawn", ({ target }) => follow(target as HTMLFormElement));
  // On the page, not on the form: an island may draw it anew, and a choice may stand outside the form it belongs to.
  addEventListener(
    "lead:sent",
    ({ target }) => delete sessionStorage[storageName(target as HTMLFormElement)],
    true,
  );
  addEventListener("input", (event) => {
    const { form } = event.target as HTMLInputElement;
    if (form?.dataset.draft) save(form);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) follow(form);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(
    ({ name, type }) => name && !/hidden|submit|button|fieldset/.test(type),
  );

// A choice is known by its id, an option by its place: their values may be words of one language.
const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const isSelect = (field: Field): field is HTMLSelectElement => "selectedIndex" in field;
const keyOf = (field: Field) => (isChoice(field) || isSelect(field) ? field.id : field.name);

// Before this script came, there was nobody to hear it.
const isTyped = (field: Field) => {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return "defaultValue" in field ? field.value !== field.defaultValue : field.selectedIndex > 0;
};

function save(form: HTMLFormElement) {
  const entries = fieldsOf(form)
    .filter((field) => !isChoice(field) || field.checked)
    .map((field) => [keyOf(field), isSelect(field) ? field.selectedIndex : field.value]);
  sessionStorage[storageName(form)] = JSON.stringify(entries);
}

function restore(form: HTMLFormElement) {
  const entries = new Map<string, string | number>(JSON.parse(sessionStorage[storageName(form)]));
  const fields = fieldsOf(form);
  // Chosen or typed while the script was on its way, or put there by the server after a refused post: that is newer.
  // What the page itself has chosen is not.
  const typed = fields.filter(isTyped).map(({ name }) => name);
  for (const field of fields) {
    const kept = entries.get(keyOf(field));
    if (isChoice(field)) field.checked ||= !typed.includes(field.name) && kept !== undefined;
    else if (isSelect(field)) field.selectedIndex ||= (kept as number | undefined) ?? 0;
    else field.value ||= (kept as string | undefined) ?? "";
  }
  form.dataset.restored = "";
}
