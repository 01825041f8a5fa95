import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import type { RouteHandle } from "../base/route-handle.ts";

/**
 * Titles the document, and gives the heading of a new screen the focus, from which a screen reader reads it, or the field
 * that the screen is opened for.
 */
export function useRouteAnnouncer() {
  const { locale, practiceName } = useOffice();
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const name = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;
  const { titles, office } = officeShellWords[locale];
  useEffect(() => {
    document.title = `${name ? `${titles[name]} | ` : ""}${practiceName} ${office}`;
  }, [name, titles, office, practiceName]);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const first = document.querySelector<HTMLElement>("[data-takes-focus]");
    (first ?? document.querySelector<HTMLElement>("h1"))?.focus();
  }, [pathname]);
}
