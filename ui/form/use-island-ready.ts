import { type RefObject, useEffect } from "react";

/**
 * Tells the `client:interaction` directive that hydration is over, so that it repeats what was pressed meanwhile.
 * Call it after the effects that a repeated press relies on: effects run in their order.
 */
export function useIslandReady(element: RefObject<Element | null>) {
  useEffect(() => {
    element.current?.dispatchEvent(new Event("island:ready", { bubbles: true }));
  }, [element]);
}
