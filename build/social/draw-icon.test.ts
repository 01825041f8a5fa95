import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { drawFavicon, drawIcon } from "./draw-icon.ts";
import { officeManifest, webManifest } from "./web-manifest.ts";

const { business } = loadPractice();

test("the mark names no practice: every practice has it", () => {
  expect(readFileSync("public/favicon.svg", "utf8")).not.toMatch(/<title|ventanilla/i);
});

test("the mark is drawn at every size, filling the square", async () => {
  for (const size of [180, 192, 512]) {
    const picture = sharp(await drawIcon(size));
    expect(await picture.metadata()).toMatchObject({ format: "png", width: size, height: size });
    expect((await picture.stats()).isOpaque).toBe(true);
  }
});

test("a cut to a circle leaves the maskable mark whole: outside it there is nothing but ground", async () => {
  const { data, info } = await sharp(await drawIcon(512, true))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const strayed = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
    const distance = Math.hypot((index % info.width) - 255.5, Math.floor(index / info.width) - 255.5);
    const color = [...data.subarray(index * 3, index * 3 + 3)];
    return distance > 256 * 0.86 && color.some((part, at) => part !== ground[at]);
  });
  expect(strayed).toEqual([]);
});

test("favicon.ico is a Windows icon that holds one picture of 32 pixels", async () => {
  const icon = await drawFavicon();
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32 });
});

test("a phone that keeps the office opens it in a window of its own", () => {
  expect(officeManifest(business)).toMatchObject({
    name: `${business.name} Office`,
    id: "/office",
    start_url: "/office",
    scope: "/office",
    display: "standalone",
    icons: webManifest(business, "en").icons,
  });
});

test("a phone that keeps the site starts it in the language it was kept in", () => {
  expect(webManifest(business, "en")).toMatchObject({ name: business.name, lang: "en-US", start_url: "/" });
  const spanish = webManifest(business, "es");
  expect(spanish).toMatchObject({ short_name: "Ventanilla", lang: "es-US", start_url: "/es", id: "/es" });
  expect(spanish.icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual([
    "/icons/icon-192.png 192x192 any",
    "/icons/icon-512.png 512x512 any",
    "/icons/maskable-512.png 512x512 maskable",
  ]);
});
