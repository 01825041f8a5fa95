import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DrawnColor, drawnColors, paperColors, tileSchemes } from "./tile-colors.ts";

test("what is drawn outside the browser has the colours of the site's light theme", () => {
  const tokens = readFileSync("ui/tokens.css", "utf8");
  for (const [name, hex] of Object.entries(drawnColors)) {
    const [, ...values] =
      new RegExp(`--${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
    const [lightness = 0, chroma = 0, hue = 0] = values.map(Number);
    expect([name, hex]).toEqual([name, hexOf(lightness, chroma, hue)]);
  }
});

test("the bars of a phone's browser have the colour of the page in both themes", () => {
  const tokens = readFileSync("ui/tokens.css", "utf8");
  const [, paper = ""] = /--paper: light-dark\((.*)\);/.exec(tokens) ?? [];
  const papers = [...paper.matchAll(/oklch\(([^)]*)\)/g)].map(([, values = ""]) => {
    const [lightness = 0, chroma = 0, hue = 0] = values.split(" ").map(Number);
    return hexOf(lightness, chroma, hue);
  });
  expect(Object.values(paperColors)).toEqual(papers);
});

test("the schemes of drawn tiles are those of the site's tiles", () => {
  const styles = readFileSync("ui/tiles/Tile.module.css", "utf8");
  const fillsIn = (body = "") =>
    Object.fromEntries(
      [...body.matchAll(/--([abcg]): var\(--([\w-]+)\)/g)].map(([, fill = "", color]) => [
        fill,
        color as DrawnColor,
      ]),
    );
  const shared = fillsIn(/:where\(\.rose, \.panel, \.band\) \{([^}]*)\}/.exec(styles)?.[1]);
  const schemes = [...styles.matchAll(/\.scheme\d \{([^}]*)\}/g)].map(([, body]) => ({
    ...shared,
    ...fillsIn(body),
  }));
  expect(tileSchemes).toEqual(schemes);
});

// OKLCH to sRGB as CSS Color 4 has it; none of our colours lies outside sRGB by more than a rounding.
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
