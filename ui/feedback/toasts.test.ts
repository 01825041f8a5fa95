import { afterEach, expect, test, vi } from "vitest";
import { type ToastContent, toasts } from "./toasts.ts";

const says = (title: string): ToastContent => ({ kind: "success", title, text: "" });
const titles = () => toasts.list().map(({ title }) => title);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.list()) toasts.remove(id);
});

test("on a phone what only tells makes room for the next; an offer and an error stay", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  toasts.add(says("Saved"));
  toasts.add({ ...says("Moved"), action: { label: "Undo", run: () => {}, time: 15_000 } });
  expect(titles()).toEqual(["Moved"]);
  toasts.add({ ...says("Failed"), kind: "error" });
  toasts.add(says("Assigned"));
  expect(titles()).toEqual(["Moved", "Failed", "Assigned"]);
  toasts.add(says("Closed"));
  expect(titles()).toEqual(["Moved", "Failed", "Closed"]);
});

test("where there is room three are shown, whatever they say", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  for (const title of ["Saved", "Assigned", "Closed", "Opened"]) toasts.add(says(title));
  expect(titles()).toEqual(["Assigned", "Closed", "Opened"]);
});
