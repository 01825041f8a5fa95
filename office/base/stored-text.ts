/** The browser's own storage, or that of the tab. */
type Place = "localStorage" | "sessionStorage";

/** Reads a text that this browser keeps; null without one, and where storage is refused. */
export function readStored(name: string, place: Place = "localStorage"): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this browser; an empty one is taken out. Where storage is refused or full it lasts as long as the page.
 */
export function store(name: string, text: string, place: Place = "localStorage"): void {
  try {
    if (text) window[place].setItem(name, text);
    else window[place].removeItem(name);
  } catch {
    // As above.
  }
}
