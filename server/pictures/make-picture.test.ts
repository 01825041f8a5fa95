import sharp from "sharp";
import { expect, test } from "vitest";
import { filesOf, picturePath } from "#domain/website/picture-sizes.ts";
import { colorAt, makePhoto, secretPlace } from "#tests/sample-pictures.ts";
import { createPictureMaker } from "./make-picture.ts";

const picture = {
  file: `${"ab".repeat(16)}.webp`,
  width: 1200,
  height: 900,
  position: 100,
  alt: { en: "Elena", es: "Elena" },
};

test("every file has the format, the size and the part that its name says, and nothing but pixels", async () => {
  const files = filesOf(picture, "portrait");
  expect(files.map((size) => picturePath(picture, "portrait", size))).toContain(
    "/_astro/abababababababab-portrait-100-640.1.avif",
  );
  expect(files.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    "avif 160x200",
    "webp 160x200",
    "avif 320x400",
    "webp 320x400",
    "avif 480x600",
    "webp 480x600",
    "avif 640x800",
    "webp 640x800",
  ]);
  const photo = await makePhoto({ width: 2000, height: 1000 });
  const make = createPictureMaker();
  const made = await Promise.all(files.map((size) => make(photo, { picture, place: "portrait", size })));
  for (const [index, file] of made.entries()) {
    const { format, width, height } = files[index] ?? {};
    const found = await sharp(file).metadata();
    expect(found).toMatchObject({ format: format === "avif" ? "heif" : format, width, height });
    expect([found.exif, found.xmp, file.includes(secretPlace)]).toEqual([undefined, undefined, false]);
    expect(await colorAt(file, 2, 5)).toBe("blue");
  }
  const [size = failed()] = files;
  const left = await make(photo, { picture: { ...picture, position: 0 }, place: "portrait", size });
  expect(await colorAt(left, 155, 5)).toBe("red");
});

test("a grainy portrait takes at most 30 kB on a phone", async () => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const photo = await sharp({ create: { width: 1920, height: 2400, channels: 3, background: "gray", noise } })
    .png()
    .toBuffer();
  const size = { width: 480, height: 600 };
  const make = createPictureMaker();
  for (const format of ["avif", "webp"] as const)
    expect(
      (await make(photo, { picture, place: "portrait", size: { ...size, format } })).length,
    ).toBeLessThan(30_000);
});

function failed(): never {
  throw new Error("no size");
}
