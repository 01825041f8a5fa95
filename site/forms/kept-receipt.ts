import type { FormFields } from "#domain/forms/check-fields.ts";

type Receipt = { fields: FormFields; replyBy?: string | null | undefined; isQueued?: boolean };
/** Choices are kept by their places: their values may be words of one language. */
type KeptReceipt = Receipt & { place: string; places: Record<string, number> };

const personNames = ["name", "firstName", "lastName", "email"];
const choiceNames = ["service", "serviceType", "tier"];

/**
 * Keeps what the receipt of a sent form says, who wrote and about what, over a reload and a change of language: the
 * address names the form from then on, which has its island load at once. Without a receipt forgets it.
 */
export function keepReceipt(form: HTMLFormElement, receipt?: Receipt) {
  try {
    history.replaceState(history.state, "", receipt ? `#${form.id}` : location.pathname + location.search);
    if (!receipt) return sessionStorage.removeItem(storageName(form));
    const { fields, replyBy, isQueued = false } = receipt;
    const kept: KeptReceipt = {
      replyBy,
      isQueued,
      place: pagePlace(),
      fields: Object.fromEntries(personNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
      places: Object.fromEntries(
        choiceNames.map((name) => [name, valuesOf(form, name).indexOf(fields[name] ?? "")]),
      ),
    };
    sessionStorage.setItem(storageName(form), JSON.stringify(kept));
  } catch {}
}

/** What a form has sent from this page before, until the answer is due. */
export function keptReceipt(form: HTMLFormElement): Receipt | undefined {
  try {
    const kept: KeptReceipt = JSON.parse(sessionStorage.getItem(storageName(form)) ?? "");
    const { place, fields, places, ...more } = kept;
    const isHere = location.hash === `#${form.id}` && place === pagePlace();
    if (!isHere || Date.parse(more.replyBy ?? "") < Date.now()) return undefined;
    const choices = choiceNames.flatMap((name) => {
      const value = valuesOf(form, name)[places[name] ?? -1];
      return value ? [[name, value]] : [];
    });
    return { ...more, fields: { ...fields, ...Object.fromEntries(choices) } };
  } catch {
    return undefined;
  }
}

const storageName = ({ dataset }: HTMLFormElement) => `sent:${dataset.draft}`;
/** The page, which is the same in both languages, and the form that its address names. */
const pagePlace = () => (location.pathname.replace(/^\/es(?=\/|$)/, "") || "/") + location.hash;

function valuesOf(form: HTMLFormElement, name: string): string[] {
  const control = form.elements.namedItem(name);
  const parts =
    control instanceof RadioNodeList
      ? [...control]
      : control instanceof HTMLSelectElement
        ? [...control.options]
        : [control];
  return parts.map((part) => (part as HTMLInputElement | null)?.value ?? "");
}
