import { useEffect } from "react";

type Props = {
  isDirty: boolean;
  /** Stores the input and says whether that worked; it stays the same from one render to the next. */
  save?: () => Promise<boolean>;
};

/** Of each guard on the screen that has something to lose, what stores it. */
export const unsaved = new Set<{ save: Props["save"] }>();

/**
 * Has `LeaveQuestion` ask before a screen is left whose input would be lost; with `save` only where the input cannot be
 * stored.
 */
export function LeaveGuard({ isDirty, save }: Props) {
  useEffect(() => {
    if (!isDirty) return;
    const input = { save };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(input);
    addEventListener("beforeunload", ask);
    return () => {
      unsaved.delete(input);
      removeEventListener("beforeunload", ask);
    };
  }, [isDirty, save]);
  return null;
}
