/** Where the visit began, as the page's shared script noted it. */
export function savedAttribution(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem("visit") ?? "{}");
  } catch {
    return {};
  }
}
