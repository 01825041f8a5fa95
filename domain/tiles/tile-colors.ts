/** The light theme in sRGB, for PDF, cards and icons; a test compares it with the style sheets of `ui/`. */
export const drawnColors = {
  paper: "#fdfaf4",
  shade: "#f7f2e7",
  ink: "#231714",
  "ink-soft": "#5a4c48",
  rule: "#dcd7cf",
  brand: "#ba1e20",
  teal: "#145154",
  "tile-red": "#be3029",
  "tile-teal": "#04585c",
  "tile-gold": "#f4be4f",
  "tile-paper": "#fbf4e6",
  "tile-sky": "#abdbe1",
} as const;
/** The ground of every page in both themes, for the bars of a phone's browser, which read no style sheet. */
export const paperColors = { light: drawnColors.paper, dark: "#18110f" } as const;
export type DrawnColor = keyof typeof drawnColors;

type TileColor = Extract<DrawnColor, `tile-${string}`>;
type Scheme = Record<"a" | "b" | "c" | "g", TileColor>;

export const tileSchemes: readonly Scheme[] = [
  { a: "tile-red", b: "tile-gold", c: "tile-teal", g: "tile-paper" },
  { a: "tile-teal", b: "tile-gold", c: "tile-red", g: "tile-paper" },
  { a: "tile-gold", b: "tile-red", c: "tile-teal", g: "tile-paper" },
  { a: "tile-paper", b: "tile-gold", c: "tile-paper", g: "tile-teal" },
  { a: "tile-paper", b: "tile-gold", c: "tile-paper", g: "tile-red" },
  { a: "tile-teal", b: "tile-red", c: "tile-gold", g: "tile-sky" },
];

export function tileColor(scheme: number, fill: keyof Scheme): string {
  const colors = tileSchemes[scheme] ?? tileSchemes[0];
  return drawnColors[colors?.[fill] ?? "tile-paper"];
}
