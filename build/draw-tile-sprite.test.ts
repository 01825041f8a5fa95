import { expect, test } from "vitest";
import { tileSpritePath } from "#ui/tiles/tile-sprite.ts";
import { tileSpriteName } from "./draw-tile-sprite.ts";

test("the sprite of the tiles has the name of its content, as browsers keep it for good", () => {
  expect(tileSpritePath).toBe(tileSpriteName());
});
