import { createRoot, type Root } from "react-dom/client";
import { Toaster } from "./Toaster.tsx";
import { type ToastAction, type ToastKind, toasts } from "./toasts.ts";

export type ToastWords = { title: string; text: string };

let root: Root | undefined;
let onListening!: () => void;
const ready = new Promise<void>((resolve) => {
  onListening = resolve;
});

/** Shows a toast; the first one brings the place for toasts onto the page. */
export async function notify(
  kind: ToastKind,
  words: ToastWords,
  labels: { region: string; close: string },
  action?: ToastAction,
) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Toaster labels={labels} onListening={onListening} />);
  await ready;
  if (kind === "success") toasts.removeErrors();
  toasts.add({ kind, ...words, action });
}
