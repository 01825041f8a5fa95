import { useEffect } from "react";

/**
 * Gives the focus to the part around what had it when that goes, such as the button of something that is done, or to the
 * heading of the screen: a screen reader would begin at the top of the page again. Toasts look after their own.
 */
export function useKeptFocus() {
  useEffect(() => {
    let path: Element[] = [];
    let screen = "";
    const note = ({ target }: FocusEvent) => {
      path = [];
      screen = location.pathname;
      for (let each = target as Element | null; each; each = each.parentElement) path.push(each);
      if (path.some((each) => each.matches("section[aria-live]"))) path = [];
    };
    /** The focus was taken away, by a click beside it, from what is still there. */
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (path[0] === target && path[0]?.isConnected) path = [];
      });
    const watch = new MutationObserver(() => {
      const [focused, ...around] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      path = [];
      const left = around.filter((each) => each.isConnected);
      const isOnScreen = location.pathname === screen && left.some((each) => each.matches("main"));
      const part =
        left.find((each) => each.matches("main :is(section, li), dialog")) ??
        // A heading that comes in the place of another is looked after by `useRouteAnnouncer`.
        (isOnScreen && !focused.matches("h1") && document.querySelector("main h1"));
      // A dialog is read from its heading.
      const target = part && (part.matches("dialog") ? part.querySelector("h2") : part);
      if (!(target instanceof HTMLElement)) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    addEventListener("focusin", note);
    addEventListener("focusout", forget);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("focusout", forget);
      watch.disconnect();
    };
  }, []);
}
