/** Saves a text as a file of this browser. */
export function saveFile(name: string, text: string, type: "text/csv" | "text/html" | "application/json") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
