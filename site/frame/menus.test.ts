import { describe, expect, test } from "vitest";
import { isHighlighted, menus } from "./menus.ts";

describe("the highlighted menu", () => {
  test("is the one that holds the page", () => {
    expect(isHighlighted("/services/in-person", menus.fileYourTaxes.links)).toBe(true);
    expect(isHighlighted("/faqs", menus.aboutUs.links)).toBe(true);
    expect(isHighlighted("/faqs", menus.fileYourTaxes.links)).toBe(false);
  });

  test("is the same on the Spanish page", () => {
    expect(isHighlighted("/es/services/in-person", menus.fileYourTaxes.links)).toBe(true);
    expect(isHighlighted("/es", ["home"])).toBe(true);
  });

  test("stays lit on pages below one of its own", () => {
    expect(isHighlighted("/blog/what-to-bring", menus.aboutUs.links)).toBe(true);
    expect(isHighlighted("/services/virtual", menus.otherServices.links)).toBe(true);
  });

  test("takes the home page only for itself", () => {
    expect(isHighlighted("/", ["home"])).toBe(true);
    expect(isHighlighted("/contact", ["home"])).toBe(false);
  });
});

test("the phone's Other Services also holds the virtual appointments", () => {
  expect(menus.otherServices.links).not.toContain("virtual");
  expect(menus.otherServices.sheetLinks).toContain("virtual");
});
