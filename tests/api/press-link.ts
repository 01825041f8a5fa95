import type { TestApp } from "../start-app.ts";

/** What a browser says of a post from a page whose referrer policy is `no-referrer`. */
const browser = { origin: "null", "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

/** Presses the button of the page behind a mailed link. */
export async function press(
  app: TestApp,
  fields: Record<string, string>,
  headers: Record<string, string> = browser,
) {
  const answer = await fetch(`${app.url}/auth/v1/verify`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
  const location = answer.headers.get("location");
  return {
    status: answer.status,
    headers: answer.headers,
    url: location === null ? undefined : new URL(location),
  };
}

/** The values in the fragment of an address. */
export const fragmentOf = (url: URL | undefined) =>
  Object.fromEntries(new URLSearchParams(url?.hash.slice(1)));
