/**
 * Fetches the web fonts after the first paint and remembers that they are there: the next page begins with them, this
 * one keeps its stand-ins, so that nothing that is read already moves.
 */
export function fetchFonts() {
  if ("fonts" in document.documentElement.dataset) return;
  const fetchEach = async () => {
    const ours = [...document.fonts].filter(({ display }) => display === "optional");
    await Promise.all(ours.map((font) => font.load()));
    localStorage.fonts = "1";
  };
  // Where a font cannot be had or storage is refused, the stand-ins stay.
  const start = () => requestAnimationFrame(() => setTimeout(() => fetchEach().catch(() => {})));
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
