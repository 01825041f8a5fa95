import { createRoot } from "react-dom/client";
import { Toaster } from "./Toaster.tsx";
import { type ToastAction, type ToastKind, toasts } from "./toasts.ts";

export type ToastWords = { title: string; text: string };

let toasterReady: Promise<void> | undefined;

/** Shows a toast; the first one brings the place for toasts onto the page. */
export async function notify(
  kind: ToastKind,
  words: ToastWords,
  labels: { region: string; close: string },
  action?: ToastAction,
) {
  toasterReady ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    createRoot(place).render(<Toaster labels={labels} onListening={resolve} />);
  });
  await toasterReady;
  if (kind === "success") toasts.removeErrors();
  toasts.add({ kind, ...words, action });
}
