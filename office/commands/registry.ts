import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { StaffRole } from "#domain/office/roles.ts";

/** Something that can be done here and now: by its button, by its keys, and in the palette. */
export type Command = {
  id: string;
  /** What it does, on its button and in the lists. */
  words: string;
  /** "j", two after the other as "g t", or with Ctrl as "Ctrl+Enter"; none where only palette and buttons have it. */
  keys?: string;
  /** Who may do it; everybody without. */
  roles?: readonly StaffRole[];
  run: () => void;
};

type Group = { commands: readonly Command[] };

let groups: readonly Group[] = [];
let all: readonly Command[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Group[]) {
  groups = next;
  // What was mounted last, such as a sheet, comes before what stands below it.
  all = groups.toReversed().flatMap(({ commands }) => commands);
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All commands of the moment; of several with the same keys the first counts. */
export const listCommands = () => all;
export const useCommandList = () => useSyncExternalStore(subscribe, listCommands);

/**
 * Offers commands for as long as the component stands; those of `everywhere` come after what a screen offers by the same
 * keys, whichever of the two was mounted first.
 */
export function useCommands(commands: readonly Command[], everywhere = false): void {
  const latest = useRef(commands);
  latest.current = commands;
  const shape = commands.map(({ id, words, keys }) => `${id} ${words} ${keys}`).join();
  useLayoutEffect(() => {
    void shape;
    const group: Group = {
      commands: latest.current.map((command, place) => ({
        ...command,
        run: () => latest.current[place]?.run(),
      })),
    };
    set(everywhere ? [group, ...groups] : [...groups, group]);
    return () => set(groups.filter((each) => each !== group));
  }, [shape, everywhere]);
}
