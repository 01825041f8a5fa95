/** Notes in the console which address led nowhere, for whoever looks for a broken link. */
export function noteBadPath() {
  if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
}
