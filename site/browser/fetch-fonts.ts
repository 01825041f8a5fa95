/** Fetches the web fonts after load, and notes them for the next page: nothing that is read on this one must move. */
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
