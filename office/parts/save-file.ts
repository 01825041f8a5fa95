type FileType = "text/csv" | "text/html" | "text/plain" | "application/json" | "application/zip";

/** Saves a text or bytes as a file of this browser. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: FileType) {
  const link = document.createElement("a");
  // Without the mark Excel reads UTF-8 as another encoding, and "María" as "MarÃ­a".
  const mark = type === "text/csv" ? "\ufeff" : "";
  link.href = URL.createObjectURL(new Blob([mark, content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
