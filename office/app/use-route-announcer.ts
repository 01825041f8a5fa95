import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigationType } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import type { RouteHandle } from "../base/route-handle.ts";

/**
 * Titles the document, and gives the heading of a new screen the focus, from which a screen reader reads it, or the field
 * that the screen is opened for. After "back" the link that was followed has it again, in its list.
 */
export function useRouteAnnouncer() {
  const { locale, practiceName } = useOffice();
  const { pathname } = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastPath = useRef(pathname);
  const name = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;
  const { titles, office } = officeShellWords[locale];
  useEffect(() => {
    document.title = `${name ? `${titles[name]} | ` : ""}${office} | ${practiceName}`;
  }, [name, titles, office, practiceName]);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    const left = isBack ? lastPath.current : "";
    lastPath.current = pathname;
    let target = focusScreen(left);
    // What is still on its way brings a heading of its own.
    const watch = new MutationObserver(() => {
      if (!target?.isConnected && document.activeElement === document.body) target = focusScreen(left);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, isBack]);
}

/** Gives the focus to the link to the screen that was left, to the field that a screen is opened for, or to its heading. */
function focusScreen(left: string): HTMLElement | null {
  const target =
    [...document.querySelectorAll<HTMLAnchorElement>("main a")].find((link) => link.pathname === left) ??
    document.querySelector<HTMLElement>("[data-takes-focus]") ??
    document.querySelector("h1");
  target?.focus();
  return target;
}
