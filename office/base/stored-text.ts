/** Reads a text that this browser keeps; null without one, and where storage is refused. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; where storage is refused or full it lasts as long as the page. */
export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // As above.
  }
}
