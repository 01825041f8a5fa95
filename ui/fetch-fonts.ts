/**
 * Fetches the web fonts once the page has loaded and remembers that they are there: the next page begins with them,
 * this one keeps its stand-ins, so that nothing that is read already moves. The script that calls it comes after the
 * first paint.
 */
export function fetchFonts() {
  if ("fonts" in document.documentElement.dataset) return;
  const fetchEach = async () => {
    const ours = [...document.fonts].filter(({ display }) => display === "optional");
    await Promise.all(ours.map((font) => font.load()));
    localStorage.fonts = "1";
  };
  // Where a font cannot be had or storage is refused, the stand-ins stay.
  const start = () => fetchEach().catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
