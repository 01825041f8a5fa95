const storageName = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

/**
 * Keeps what was typed into a form for as long as the tab lives, over a reload and a change of language, and puts
 * it back. A `lead:sent` event from the form forgets it. Hidden inputs are the page's own and are left out.
 */
export function keepDrafts() {
  // The page after a plain post names the form that has arrived.
  const sent = document.querySelector<HTMLElement>("[data-sent]")?.dataset.sent;
  if (sent) sessionStorage.removeItem(`draft:${sent}`);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    restore(form);
    form.addEventListener("input", () => save(form));
    form.addEventListener("lead:sent", () => sessionStorage.removeItem(storageName(form)));
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(
    ({ name, type }) => name && !/hidden|submit|button|fieldset/.test(type),
  );

function save(form: HTMLFormElement) {
  sessionStorage.setItem(
    storageName(form),
    JSON.stringify(fieldsOf(form).map(({ name, value }) => [name, value])),
  );
}

function restore(form: HTMLFormElement) {
  const draft = sessionStorage.getItem(storageName(form));
  if (!draft) return;
  const kept = new Map<string, string>(JSON.parse(draft));
  for (const field of fieldsOf(form)) {
    // Typed while the script was on its way, or put there by the server after a refused post: that is newer.
    if (!field.value) field.value = kept.get(field.name) ?? "";
  }
}
