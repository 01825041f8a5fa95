import type { Context } from "hono";
import type { RequestEnv } from "../http/request-env.ts";
import { validationFailed } from "./auth-error.ts";

type Page = { page: number; perPage: number };
const mostPerPage = 1000;

/** Reads `page` and `per_page`; empty means the first page of 50. Throws `AuthError` 400. */
export function readPage(c: Context<RequestEnv>): Page {
  const read = (name: string, preset: number) => {
    const value = c.req.query(name) ?? "";
    if (!/^\d{0,9}$/.test(value))
      throw validationFailed(`Bad Pagination Parameters: "${value.slice(0, 40)}" is no whole number`);
    return Number(value) || preset;
  };
  return { page: read("page", 1), perPage: Math.min(mostPerPage, read("per_page", 50)) };
}

/** The limit and the offset in SQL of a page, which is counted from 1. */
export const rowsOf = ({ page, perPage }: Page) => ({ limit: perPage, offset: (page - 1) * perPage });

/**
 * Sets the headers of a page. The client reads a page's number after the first `=` of each link: it has to be the first
 * parameter, and no address may hold a comma or a semicolon.
 */
export function setPageHeaders(c: Context<RequestEnv>, { page, perPage }: Page, total: number): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams({ page: String(number), per_page: String(perPage) });
    for (const [name, value] of Object.entries(c.req.query())) if (!query.has(name)) query.set(name, value);
    return `<${c.req.path}?${query}>; rel="${rel}"`;
  };
  c.header("x-total-count", String(total));
  c.header("link", [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "));
}
