import { existsSync, readFileSync } from "node:fs";
import { routes } from "#content/routes.ts";
import type { Page } from "./fixtures.ts";

/** Windows in CSS pixels; the last is one of 1280 by 1024 at a zoom of 400 %. */
export const sizes = [
  [1280, 900],
  [820, 1180],
  [360, 780],
  [320, 256],
] as const;

const placedPages: readonly string[] = [
  routes.notFound,
  routes.serverError,
  routes.unavailable,
  routes.appointment,
];

/** Opens any page; those without an address, which the server puts where something went wrong, as they were built. */
export async function openBuiltPage(page: Page, path: string) {
  const plain = path.replace(/^\/es/, "");
  if (!placedPages.includes(plain)) return page.goto(path);
  const [file, folder] = [`dist${path}.html`, `dist${path}/index.html`];
  const body = readFileSync(existsSync(file) ? file : folder);
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  return page.goto(path);
}
