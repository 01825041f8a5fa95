type FileType = "text/csv" | "text/html" | "text/plain" | "application/json";

/** Saves a text as a file of this browser. */
export function saveFile(name: string, text: string, type: FileType) {
  const link = document.createElement("a");
  // Without the mark Excel reads UTF-8 as another encoding, and "María" as "MarÃ­a".
  const mark = type === "text/csv" ? "\ufeff" : "";
  link.href = URL.createObjectURL(new Blob([mark, text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
