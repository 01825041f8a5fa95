type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The name of a pressed key as commands spell it: "j", "?", "Enter", "Ctrl+Enter"; the Mac's command key counts as Ctrl. */
export function keyName({ key, ctrlKey, metaKey, altKey }: Pressed): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${altKey ? "Alt+" : ""}${name}`;
}

/** Whether a key writes a character, so that it belongs to a field that has the focus. */
export const isCharacter = (name: string) => [...name].length === 1;

/** A key as it stands on a keyboard, its letter a capital. */
export const keyLabel = (name: string) => name.replace(/\b[a-z]$/, (letter) => letter.toUpperCase());

/** How long the second key of two may take, in milliseconds. */
export const sequenceTime = 1500;

/**
 * Reads keys one after the other against those of commands, such as "j" and "g t". Resolves with the keys that are
 * complete, else undefined; a first key of two waits for the second.
 */
export function createKeyReader() {
  let first = { name: "", until: 0 };
  return (name: string, now: number, known: readonly string[]): string | undefined => {
    const both = `${first.name} ${name}`;
    const isSecond = now < first.until && known.includes(both);
    first = { name, until: known.some((keys) => keys.startsWith(`${name} `)) ? now + sequenceTime : 0 };
    if (!isSecond) return known.find((keys) => keys === name);
    first.until = 0;
    return both;
  };
}
