import { useLayoutEffect } from "react";
import type { StaffRole } from "#domain/office/roles.ts";
import { createKeyReader, isCharacter, keyName } from "./read-key.ts";
import { type Command, listCommands, mayRun } from "./registry.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/**
 * Runs commands by their keys: from an open dialog those of the dialog alone. A key that writes a character belongs to a
 * field or an open dialog, where there is one; Escape leaves the field, so that letters are keys of the screen again.
 */
export function useCommandKeys(role: StaffRole | undefined): void {
  // Before the paint: who sees the screen can press a key already.
  useLayoutEffect(() => {
    const read = createKeyReader();
    const press = (event: KeyboardEvent) => {
      const name = keyName(event);
      const isInField = isField(event.target);
      const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
      const isTyping = isInField || dialog !== undefined;
      if (event.isComposing || event.defaultPrevented || name === "Enter") return;
      if (name === "Escape" && isInField && !dialog) event.target.blur();
      if (isCharacter(name) && (isTyping || !areSingleKeysOn())) return;
      const commands = listCommands().filter(
        ({ keys, roles, isOn }) => keys && mayRun(roles, role) && isOn(dialog),
      );
      const keys = read(
        name,
        event.timeStamp,
        commands.flatMap((command) => command.keys ?? []),
      );
      const command = keys && commands.find((each) => each.keys === keys);
      if (!command) return;
      event.preventDefault();
      runOnce(command, event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [role]);
}

/** A key that is held moves on, and does nothing else again. */
function runOnce({ keys = "", run }: Command, { repeat }: KeyboardEvent) {
  if (!repeat || /^[jk]$/.test(keys)) run();
}

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));
