import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { ToastCard } from "./ToastCard.tsx";
import css from "./Toaster.module.css";
import { toasts } from "./toasts.ts";

type Props = { labels: { region: string; close: string }; onListening: () => void };

/** Shows toasts, held under pointer and focus. Alt+T jumps to them; closing the last gives the focus back. */
export function Toaster({ labels, onListening }: Props) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const place = useToastPlace();

  useEffect(() => onListening(), [onListening]);
  useEffect(() => {
    const jump = (event: WindowEventMap["keydown"]) => {
      if (!event.altKey || event.code !== "KeyT" || toasts.list().length === 0) return;
      event.preventDefault();
      const focused = document.activeElement as HTMLElement | null;
      if (!region.current?.contains(focused)) cameFrom.current = focused;
      region.current?.focus();
    };
    addEventListener("keydown", jump);
    return () => removeEventListener("keydown", jump);
  }, []);

  // What had the focus or lay under the pointer may have gone with its toast or dialog, which no event tells.
  useEffect(() => setFocus(list.length > 0 && !!region.current?.contains(document.activeElement)), [list]);
  useEffect(() => {
    if (place) setUnderPointer(false);
  }, [place]);

  const close = (id: number, isByKey = false) => {
    const focused = document.activeElement as HTMLElement;
    if (region.current?.contains(focused)) {
      const next = list.length > 1 ? region.current : cameFrom.current;
      // Whoever clicked the button is still where the pointer is; a focus left here would hold the others for ever.
      if (next?.isConnected && (isByKey || focused.matches(":focus-visible"))) next.focus();
      else focused.blur();
    }
    toasts.remove(id);
  };
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return;
    // Not the dialog around it, too.
    event.preventDefault();
    const at = [...event.currentTarget.children].findIndex((card) => card.contains(event.target as Node));
    // The last where none of them has the focus.
    const toast = list.at(at);
    if (toast) close(toast.id, true);
  };
  return createPortal(
    // Polite: an urgent one would cut off what is being read, and errors are said at their field as well.
    <section
      ref={region}
      className={css.region}
      aria-label={labels.region}
      aria-live="polite"
      tabIndex={-1}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={closeByEscape}
    >
      {list.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          close={labels.close}
          isHeld={isUnderPointer || hasFocus}
          onClose={close}
        />
      ))}
    </section>,
    place,
  );
}

// Everything beside an open modal dialog is inert, so toasts live inside it as long as it is open, below its head.
function useToastPlace() {
  const [place, setPlace] = useState(currentPlace);
  useEffect(() => {
    const move = () => setPlace(currentPlace());
    // A dialog opens or closes: errors are about the form that it covers or takes along.
    const turn = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) toasts.removeErrors();
      move();
    };
    const unsubscribe = toasts.subscribe(move);
    // Before a toast comes: a region that comes with its text is not read out.
    addEventListener("toggle", turn, true);
    addEventListener("close", turn, true);
    return () => {
      unsubscribe();
      removeEventListener("toggle", turn, true);
      removeEventListener("close", turn, true);
    };
  }, []);
  useEffect(() => {
    if (place === document.body) return;
    // A dialog that is taken out of the page closes without an event that reaches the document.
    const watch = new MutationObserver(() => {
      if (!place.isConnected) setPlace(currentPlace());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place]);
  return place;
}
function currentPlace() {
  // One that nothing closes covers all that was shown, toasts too.
  const dialog = [...document.querySelectorAll<HTMLElement>("dialog:modal:not([closedby=none])")].at(-1);
  return dialog?.querySelector<HTMLElement>(":scope > :has(> h2)") ?? dialog ?? document.body;
}
