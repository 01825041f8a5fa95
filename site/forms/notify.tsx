import { createRoot } from "react-dom/client";
import { Toaster, type ToastKind, toasts } from "#ui/Toaster.tsx";

export type ToastWords = { title: string; text: string };

let listening: Promise<void> | undefined;

/** Shows a toast; the first one brings the place for toasts onto the page. */
export async function notify(kind: ToastKind, words: ToastWords, labels: { region: string; close: string }) {
  listening ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    createRoot(place).render(<Toaster labels={labels} onListening={resolve} />);
  });
  await listening;
  // Always polite: an urgent one would be hidden from the keyboard, and errors are said at their field as well.
  toasts.add({ type: kind, title: words.title, description: words.text });
}
