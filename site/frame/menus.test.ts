import { expect, test } from "vitest";
import { currentLink, isPageOf, menus } from "./menus.ts";

test("a page belongs to its own link, in both languages", () => {
  expect(currentLink("/services/in-person")).toBe("inPerson");
  expect(currentLink("/es/services/in-person")).toBe("inPerson");
  expect(currentLink("/services")).toBe("services");
  expect(currentLink("/sent/hero")).toBeUndefined();
});

test("a page below another belongs to the longest route that it begins with", () => {
  expect(currentLink("/blog/what-to-bring")).toBe("blog");
  expect(isPageOf("/blog/what-to-bring", "blog")).toBe(false);
  expect(currentLink("/services/notary-public")).toBe("notaryPublic");
});

test("a page at a second address belongs to the link of its first", () => {
  expect(currentLink("/services/tax-preparation")).toBe("personalTaxes");
  expect(isPageOf("/es/services/tax-preparation", "personalTaxes")).toBe(true);
});

test("no link stands for every page: the home page only for itself", () => {
  expect(currentLink("/")).toBeUndefined();
  expect(currentLink("/es")).toBeUndefined();
});

test("the phone's Other Services also holds the virtual appointments", () => {
  expect(menus.otherServices.links).not.toContain("virtual");
  expect(menus.otherServices.sheetLinks).toContain("virtual");
});
