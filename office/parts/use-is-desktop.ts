import { useSyncExternalStore } from "react";

const wide = matchMedia("(width >= 64rem)");
const subscribe = (listener: () => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

/** Whether there is room for the rail and for several columns; below it a phone's dock and sheets are used. */
export const useIsDesktop = () => useSyncExternalStore(subscribe, () => wide.matches);
