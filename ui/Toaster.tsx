import { Toast } from "@base-ui/react/toast";
import { useEffect, useState } from "react";
import css from "./Toaster.module.css";

export const toasts = Toast.createToastManager();
export type ToastKind = "success" | "error";

type Props = { labels: { region: string; close: string }; onListening: () => void };

/**
 * Shows what is added to `toasts`: at most three at once, each until its time is up, paused under pointer and focus,
 * sent away by a swipe or its button. Alt+T jumps to them.
 */
export function Toaster({ labels, onListening }: Props) {
  // Effects run inside out: by now the provider below has subscribed.
  useEffect(() => onListening(), [onListening]);
  useEffect(() => listenForHotkey(), []);
  return (
    <Toast.Provider toastManager={toasts} limit={3} timeout={7000}>
      <Toast.Portal container={useToastPlace()}>
        <Toast.Viewport className={css.viewport} aria-label={labels.region}>
          <ToastList close={labels.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ close }: { close: string }) {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`toast ${css.toast}`}
      swipeDirection={["right", "down"]}
    >
      <Toast.Content className={css.content}>
        <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
          <path d={toast.type === "error" ? "M12 7v6m0 4h.01M12 2 22 21H2Z" : "m5 12.5 4.5 4.5L19 7.5"} />
        </svg>
        <div>
          <Toast.Title className={css.title} />
          <Toast.Description className={css.description} />
        </div>
        <Toast.Close className={css.close}>{close}</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

// Everything beside an open modal dialog is inert, so toasts live inside it as long as it is open.
function useToastPlace() {
  const [place, setPlace] = useState(currentPlace);
  useEffect(() => {
    const move = () => setPlace(currentPlace());
    const unsubscribe = toasts[" subscribe"](move);
    document.addEventListener("close", move, true);
    return () => {
      unsubscribe();
      document.removeEventListener("close", move, true);
    };
  }, []);
  return place;
}
const currentPlace = () => document.querySelector<HTMLElement>("dialog:modal") ?? document.body;

// F6 is the library's own key for the jump; the specification asks for Alt+T.
function listenForHotkey() {
  const jump = (event: KeyboardEvent) => {
    if (!event.altKey || event.code !== "KeyT") return;
    event.preventDefault();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "F6", cancelable: true }));
  };
  window.addEventListener("keydown", jump);
  return () => window.removeEventListener("keydown", jump);
}
