import { createContext, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import css from "./Dialog.module.css";

/** The dialog around a part; none around a screen. */
export const DialogContext = createContext<RefObject<HTMLDialogElement | null> | undefined>(undefined);

type Props = {
  heading: string;
  /** The id of what is read with the heading. */
  describedBy?: string;
  /** Escape and the like; the owner takes the dialog away. */
  onClose: () => void;
  /** Lies over everything and stays, whatever is pressed. */
  isCover?: boolean;
  children?: ReactNode;
};

/**
 * A modal dialog, open as long as it is drawn. The element that had the focus gets it back; when it is gone the part around
 * it does, or the heading of the screen, as when the screen is another.
 */
export function Dialog({ heading, describedBy, onClose, isCover, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Not the browser's: while a way back is held up, that one is ahead.
  const screen = useRef(useLocation().pathname);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    open(element);
    return () => {
      element?.close();
      const isOnScreen = location.pathname === screen.current;
      if (isOnScreen && before?.isConnected) return before.focus();
      // The part around it comes first: `useKeptFocus` finds that as soon as the dialog is gone.
      queueMicrotask(() => {
        if (isOnScreen && document.activeElement !== document.body) return;
        // Its heading could not take the focus while the dialog lay over it.
        document.querySelector("h1")?.focus({ preventScroll: isOnScreen });
      });
    };
  }, []);
  // The button that led to the next step of a dialog went with the step before.
  useEffect(() => {
    if (heading && !dialog.current?.contains(document.activeElement)) focusFirst(dialog.current);
  }, [heading]);
  return (
    <dialog
      ref={dialog}
      className={isCover ? css.cover : css.dialog}
      closedby={isCover ? "none" : undefined}
      aria-labelledby={headingId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser asks only once: a second Escape closes what its owner may still draw.
      onClose={() => open(dialog.current)}
    >
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <DialogContext value={dialog}>{children}</DialogContext>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  focusFirst(dialog);
}

/** Not the first button: a dialog is read from its heading, unless it is opened to type. */
function focusFirst(dialog: HTMLElement | null) {
  const first = dialog?.querySelector<HTMLElement>("[data-takes-focus]") ?? dialog?.querySelector("h2");
  first?.focus();
}
