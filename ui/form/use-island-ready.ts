import { type RefObject, useEffect } from "react";

/** Tells `client:interaction` that hydration is over. Call it after the effects a repeated press needs. */
export function useIslandReady(element: RefObject<Element | null>) {
  useEffect(() => {
    element.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, [element]);
}
