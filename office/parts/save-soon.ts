/** Calls `save` after a pause and whenever the connection is back, until the returned function is called. */
export function saveSoon(save: () => void, pause: number): () => void {
  const timer = setTimeout(save, pause);
  addEventListener("online", save);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", save);
  };
}
