import sharp from "sharp";
import { expect, test } from "vitest";
import { colorAt, makePhoto, refusedFiles, secretPlace } from "#tests/sample-pictures.ts";
import { cleanPicture } from "./clean-picture.ts";

async function cleaned(file: Buffer) {
  const picture = await cleanPicture(file);
  if ("problem" in picture) throw new Error(picture.problem);
  return picture;
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s is kept without a word of where it was taken",
  async (format) => {
    const photo = await makePhoto({ format });
    expect(photo.includes(secretPlace)).toBe(true);
    const picture = await cleaned(photo);
    expect(picture).toMatchObject({ width: 800, height: 600 });
    for (const bytes of [picture.bytes, picture.preview]) {
      const { format: stored, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect([stored, exif, xmp, icc, iptc]).toEqual(["webp", undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes(secretPlace)).toBe(false);
    }
    expect((await sharp(picture.preview).metadata()).width).toBe(640);
  },
);

test("a picture that lies on its side is turned upright, a large one becomes smaller, equal ones equal bytes", async () => {
  const photo = await makePhoto({ width: 2600, height: 400, orientation: 6 });
  const picture = await cleaned(photo);
  expect(picture).toMatchObject({ width: 394, height: 2560 });
  expect([await colorAt(picture.bytes, 200, 100), await colorAt(picture.bytes, 200, 2400)]).toEqual([
    "red",
    "blue",
  ]);
  expect(Buffer.compare(picture.bytes, (await cleaned(photo)).bytes)).toBe(0);
});

test("what hangs on to a picture is left behind", async () => {
  const film = Buffer.concat([await makePhoto(), Buffer.from("<script>alert(1)</script>")]);
  expect(Buffer.from((await cleaned(film)).bytes).includes("script")).toBe(false);
});

test("what is no picture for the website is refused, and says why", async () => {
  const files = await refusedFiles();
  const problems = await Promise.all(
    files.map(async ([what, file]) => {
      const answer = await cleanPicture(file);
      return [what, "problem" in answer ? answer.problem : "taken"];
    }),
  );
  expect(problems).toEqual(files.map(([what, , problem]) => [what, problem]));
});
