import { useSyncExternalStore } from "react";

function createMatch(query: string) {
  const list = matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether there is room for the rail and for several columns; below it a phone's dock and sheets are used. */
export const useIsDesktop = createMatch("(width >= 64rem)");
/** Whether a list has room beside a card. */
export const useHasListBeside = createMatch("(width >= 80rem)");
