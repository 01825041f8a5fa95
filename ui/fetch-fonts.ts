/**
 * Fetches the web fonts once the page has loaded and remembers that they are there: the next page begins with them,
 * this one keeps its stand-ins, so that nothing that is read already moves. The script that calls it comes after the
 * first paint.
 */
export function fetchFonts() {
  if ("fonts" in document.documentElement.dataset) return;
  const start = async () => {
    const ours = [...document.fonts].filter(({ display }) => display === "optional");
    // Where a font cannot be had or storage is refused, the stand-ins stay.
    try {
      await Promise.all(ours.map((font) => font.load()));
      localStorage.fonts = "1";
    } catch {}
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
