import { expect, test } from "vitest";
import { cutOf, cutSide, isTooSmall, sizesOf, socialPicture } from "./picture-sizes.ts";

const picture = {
  file: `${"0a".repeat(16)}.webp`,
  width: 2000,
  height: 1000,
  position: 25,
  alt: { en: "The office", es: "La oficina" },
};

test("a place cuts a picture on its longer side, where its position says", () => {
  expect(cutOf(picture, "portrait")).toEqual({ width: 800, height: 1000, left: 300, top: 0 });
  expect(cutOf({ ...picture, width: 1000, height: 2000 }, "office")).toEqual({
    width: 1000,
    height: 750,
    left: 0,
    top: 313,
  });
  expect([cutSide(picture, "office"), cutSide({ width: 900, height: 1600 }, "article")]).toEqual([
    "width",
    "height",
  ]);
  expect(cutSide({ width: 1601, height: 900 }, "article")).toBeUndefined();
});

test("no size is larger than the picture, and a small one is shown as it is", () => {
  expect(sizesOf(picture, "office").map(({ width }) => width)).toEqual([320, 480, 640, 960]);
  expect(sizesOf({ ...picture, width: 500, height: 500 }, "article").map(({ width }) => width)).toEqual([
    320, 480,
  ]);
  expect(sizesOf({ ...picture, width: 200, height: 200 }, "article")).toEqual([{ width: 200, height: 113 }]);
  expect([isTooSmall(picture, "article"), isTooSmall({ width: 2000, height: 700 }, "article")]).toEqual([
    false,
    true,
  ]);
  expect(socialPicture(picture)).toEqual({
    path: "/_astro/0a0a0a0a0a0a0a0a-article-25-1280.1.jpeg",
    width: 1280,
    height: 720,
  });
});
