import { minutes } from "#domain/durations.ts";

type FileType = "text/csv" | "text/plain" | "application/zip";

/** How long a file can be read after it was offered, in milliseconds: Safari reads it once it is told where to save it. */
const lifetime = minutes(1);

/** Saves a text or bytes as a file of this browser. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: FileType) {
  const link = document.createElement("a");
  // Without the mark Excel reads UTF-8 as another encoding, and "María" as "MarÃ­a".
  const mark = type === "text/csv" ? "\ufeff" : "";
  link.href = URL.createObjectURL(new Blob([mark, content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetime);
}

/** Saves an archive that came in base64. Browsers ask about a second file at once, or refuse it: several come as one. */
export function saveArchive(name: string, zip: string) {
  const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0));
  saveFile(name, bytes, "application/zip");
}
