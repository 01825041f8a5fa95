import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useNotice } from "./use-notice.ts";

/** Says that something was done to a person, offers to take it back by the inverse command, and reads all again. */
export function useUndoable() {
  const peopleChanged = usePeopleChanged();
  const notify = useNotice();
  return async (title: string, inverse: () => Promise<unknown>, of?: string) => {
    notify({ title, of, undo: () => inverse().finally(() => void peopleChanged()) });
    await peopleChanged();
  };
}
