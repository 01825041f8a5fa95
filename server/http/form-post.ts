/** Media types in which a browser posts a form by itself. */
const plainTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

// What programs send and a browser's own form post never does.
const programHeaders = ["x-client-info", "apikey", "authorization"] as const;

export const mediaType = (headers: Headers) =>
  (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

export const hasPlainType = (headers: Headers) => plainTypes.has(mediaType(headers));

/** Whether a browser sends this form itself and shows what comes back as a page. */
export function isPlainPost(headers: Headers): boolean {
  if (!hasPlainType(headers)) return false;
  return (
    !programHeaders.some((name) => headers.has(name)) &&
    !/^application\/json\b/i.test(headers.get("accept") ?? "")
  );
}
