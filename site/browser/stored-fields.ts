/** Fields that show what this browser keeps, such as the saved webhook address. */
export function showStored() {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-stored]")) {
    field.value ||= localStorage.getItem(field.dataset.stored ?? "") ?? "";
    field.dataset.shown = "1";
  }
}
