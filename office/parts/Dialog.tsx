import { type ReactNode, useEffect, useId, useRef } from "react";
import css from "./Dialog.module.css";

type Props = {
  heading: string;
  /** Escape and the like; the owner takes the dialog away. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open as long as it is drawn. The element that had the focus gets it back, unless the screen is another. */
export function Dialog({ heading, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    const { pathname } = location;
    element?.showModal();
    // Not its first button: an opened dialog is read from its heading, unless it is opened to type.
    const first = element?.querySelector<HTMLElement>("[data-takes-focus]") ?? element?.querySelector("h2");
    first?.focus();
    return () => {
      element?.close();
      // Its heading could not take the focus while the dialog lay over it.
      if (location.pathname !== pathname) document.querySelector("h1")?.focus();
      else if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </dialog>
  );
}
