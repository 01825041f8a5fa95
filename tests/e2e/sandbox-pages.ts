import type { Page } from "@playwright/test";

const sandbox = "sandbox allow-forms allow-popups allow-same-origin allow-top-navigation";

/** Serves pages under a policy that runs no script of theirs: a stock Firefox cannot turn scripts off for one test. */
export function sandboxPages(page: Page) {
  return page.route("**/*", async (route) => {
    const request = route.request();
    // What a form posts is out of reach there: it goes as it is, and its answer has no sandbox.
    if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const policies = [response.headers()["content-security-policy"], sandbox].filter(Boolean);
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policies.join(", ") },
    });
  });
}
