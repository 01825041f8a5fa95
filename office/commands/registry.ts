import { use, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { StaffRole } from "#domain/office/roles.ts";
import { DialogContext } from "../parts/Dialog.tsx";

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

/** `isOn` tells whether it stands on that dialog; without one, on the screen. */
type Offered = Command & { isOn: (dialog: Element | undefined) => boolean };
type Group = { commands: readonly Offered[] };

let groups: readonly Group[] = [];
let all: readonly Offered[] = [];
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

/** Whether somebody of a role may run what names roles. */
export const mayRun = (roles: readonly StaffRole[] | undefined, role: StaffRole | undefined) =>
  !roles || (role !== undefined && roles.includes(role));

/** What a role may run, once: of several with one id the first counts that it may. */
export function commandsFor(commands: readonly Command[], role: StaffRole | undefined): Command[] {
  const allowed = commands.filter(({ roles }) => mayRun(roles, role));
  return allowed.filter(({ id }, place) => place === allowed.findIndex((each) => each.id === id));
}

/**
 * Offers commands for as long as the component stands; those of `everywhere` come after what a screen offers by the same
 * keys, whichever of the two was mounted first.
 */
export function useCommands(commands: readonly Command[], everywhere = false): void {
  const dialog = use(DialogContext);
  const latest = useRef(commands);
  latest.current = commands;
  const shape = commands.map(({ id, words, keys }) => `${id} ${words} ${keys}`).join();
  useLayoutEffect(() => {
    void shape;
    const group: Group = {
      commands: latest.current.map((command) => ({
        ...command,
        isOn: (top) => dialog?.current === top,
        // By its id: the palette runs it once it is closed, when there may be more commands than it has listed.
        run: () => latest.current.find(({ id }) => id === command.id)?.run(),
      })),
    };
    set(everywhere ? [group, ...groups] : [...groups, group]);
    return () => set(groups.filter((each) => each !== group));
  }, [shape, everywhere, dialog]);
}
