import css from "./KeyCaps.module.css";
import { isCharacter, keyLabel } from "./read-key.ts";
import { useSingleKeys } from "./single-keys.ts";

/** The keys of a command, drawn as keys; nothing where there is no keyboard or single letters are turned off. */
export function KeyCaps({ keys }: { keys: string }) {
  const areOn = useSingleKeys();
  if (!areOn && keys.split(" ").every(isCharacter)) return null;
  return (
    <span className={css.caps} aria-hidden="true">
      {keys.split(" ").map((key) => (
        <kbd key={key}>{keyLabel(key)}</kbd>
      ))}
    </span>
  );
}
