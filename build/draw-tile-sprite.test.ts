import { expect, test } from "vitest";
import { tileSprite } from "./draw-tile-sprite.ts";

test("the sprite of the tiles has the name of its content, as browsers keep it for good", () => {
  expect(tileSprite).not.toThrow();
});
