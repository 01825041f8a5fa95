export type ToastKind = "success" | "error";
export type ToastAction = { label: string; run: () => void /** In milliseconds. */; time: number };
export type ToastContent = { kind: ToastKind; title: string; text: string; action?: ToastAction | undefined };
export type Toast = ToastContent & { id: number };

/** So many are shown at once; the oldest make room. */
const most = 3;

let current: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The toasts of the page, newest last, for whoever shows them. */
export const toasts = {
  /** Adds a toast in place of equal ones, and of successes on a phone, where three cover half; those with an action stay. */
  add(content: ToastContent) {
    lastId += 1;
    const says = ({ kind, title, text }: ToastContent) => JSON.stringify([kind, title, text]);
    const isPhone = matchMedia("(width < 40rem)").matches;
    const isKept = (toast: Toast) =>
      toast.action || (says(toast) !== says(content) && !(isPhone && toast.kind === "success"));
    const others = current.filter(isKept);
    show([...others, { ...content, id: lastId }].slice(-most));
  },
  remove: (id: number) => show(current.filter((toast) => toast.id !== id)),
  removeOffer: (action: ToastAction) => show(current.filter((toast) => toast.action !== action)),
  /** For when they are no longer true. */
  removeErrors: () => show(current.filter(({ kind }) => kind !== "error")),
  list: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function show(next: readonly Toast[]) {
  current = next;
  for (const listener of listeners) listener();
}
