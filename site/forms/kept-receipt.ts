import type { FormFields } from "#domain/forms/check-fields.ts";

type Receipt = { fields: FormFields; replyBy?: string | null | undefined; isQueued?: boolean };
/** A choice is kept with its place: its value may be a word of one language. */
type KeptField = [name: string, value: string, place: number];

/** The address names the form from now on, or no longer; an island with the form that it names loads at once. */
export const nameInAddress = (form?: HTMLFormElement) =>
  history.replaceState(history.state, "", form ? `#${form.id}` : location.pathname + location.search);

/**
 * Keeps what the receipt of a sent form says, who wrote and about what, over a reload and a change of language: the
 * address only where there is no name. Without a receipt forgets it.
 */
export function keepReceipt(form: HTMLFormElement, receipt?: Receipt) {
  try {
    nameInAddress(receipt && form);
    delete sessionStorage[storageName(form)];
    if (!receipt) return;
    const names = Object.keys(receipt.fields).join();
    const shown = /name/i.test(names) ? /name|service|tier/i : /email/;
    const fields = Object.entries(receipt.fields)
      .filter(([name]) => shown.test(name))
      .map(([name, value]): KeptField => [name, value, valuesOf(form, name).indexOf(value)]);
    sessionStorage[storageName(form)] = JSON.stringify({ ...receipt, fields });
  } catch {}
}

/** What a form that the address names has sent before, until the answer is due. */
export function keptReceipt(form: HTMLFormElement): Receipt | undefined {
  try {
    const kept = JSON.parse(sessionStorage[storageName(form)]);
    if (!form.matches(":target") || Date.parse(kept.replyBy) < Date.now()) return undefined;
    const fields = (kept.fields as KeptField[]).map(([name, value, place]) => [
      name,
      valuesOf(form, name)[place] || value,
    ]);
    return { ...kept, fields: Object.fromEntries(fields) };
  } catch {
    return undefined;
  }
}

/** The page without its language, and the form on it. */
const storageName = ({ id }: HTMLFormElement) =>
  `sent:${location.pathname.replace(/^\/(es\b\/?)?/, "")}#${id}`;

const valuesOf = (form: HTMLFormElement, name: string): string[] =>
  ([...form.elements] as HTMLSelectElement[]).flatMap((control) =>
    control.name === name ? [...(control.options ?? [control])].map(({ value }) => value) : [],
  );
