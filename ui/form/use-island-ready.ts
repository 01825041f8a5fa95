import { type RefObject, useEffect } from "react";
import { useRedrawnControls } from "./use-redrawn-controls.ts";

/** Tells `client:interaction` that hydration is over. Call it after the effects a repeated press needs. */
export function useIslandReady(element: RefObject<Element | null>) {
  useRedrawnControls(element);
  useEffect(() => {
    element.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, [element]);
}
