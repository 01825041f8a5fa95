import { expect, type Page } from "./fixtures.ts";

/**
 * Notes what a hostile text brings about in a page. Resolves with a check of the page as it stands: that it shows some
 * texts, and that no dialog, no broken policy, no element, no address and no request to a stranger came of any.
 */
export async function watchHostile(page: Page) {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!/^(?:blob|data):$/.test(protocol) && hostname !== "127.0.0.1") requests.push(request.url());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async (where: string, ...texts: string[]) => {
    for (const text of texts) await expect(page.getByText(text).first(), where).toBeAttached();
    const brought = await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      const all = [...document.querySelectorAll("*")];
      const isForeign = (element: Element) =>
        element.matches(".xss, iframe, object, embed, marquee, base, [srcdoc]") ||
        element.getAttributeNames().some((name) => name.startsWith("on"));
      const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
      return {
        violations: (window as unknown as { violations: string[] }).violations,
        elements: all.filter(isForeign).map(({ outerHTML }) => outerHTML.slice(0, 200)),
        addresses: links
          .filter(({ protocol }) => !/^(?:https?|mailto|tel):$/.test(protocol))
          .map(({ href }) => href),
      };
    });
    const nothing = { dialogs: [], requests: [], violations: [], elements: [], addresses: [] };
    expect({ where, dialogs, requests, ...brought }).toEqual({ where, ...nothing });
  };
}
