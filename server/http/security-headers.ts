const htmlType = "text/html; charset=utf-8";

/** The one page that our own pages may frame: a visitor's webhook form is sent inside it, wherever its address points. */
export const framedPage = "/forward.html";
const framedPolicy =
  "default-src 'none'; script-src 'none'; form-action https: http:; frame-src https: http:; frame-ancestors 'self'";

/** Headers every answer carries; what a page may load stands in its own `<meta>` policy. */
export function securityHeaders(siteUrl: string, path = ""): Record<string, string> {
  return {
    "content-security-policy": path === framedPage ? framedPolicy : "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** Headers of a page made for one request, such as a form shown again: nobody keeps a copy. */
export const dynamicPageHeaders = (siteUrl: string): Record<string, string> => ({
  ...securityHeaders(siteUrl),
  "content-type": htmlType,
  "cache-control": "no-store",
});

const types: Record<string, string> = {
  html: htmlType,
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  pdf: "application/pdf",
  wasm: "application/wasm",
};

/** The media type of a file by the end of its name. */
export function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

/** Whether compressing such a file makes it smaller. */
export const isCompressible = (type: string) => /^text\/|json|xml|javascript|wasm/.test(type);
