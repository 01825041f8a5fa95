/**
 * What the driver of WebKitGTK cannot do: a journey that needs it is skipped there, and the soak's closing line says why.
 * Neither driver taps, and a stock Firefox runs the scripts of a page that answers a post: no journey needs these.
 */
const webkitLimits = {
  dialogWithoutScript: "WebKitGTK 2.50 opens no dialog without script",
  replaceText: "WebKitGTK's inspector adds to what stands in a field and cannot empty it",
  resizeWindow: "WebKitGTK's inspector gives a window no other size",
  Tab: "WebKitGTK's inspector presses no Tab",
  openWithSession: "WebKitGTK's driver never sees an office loaded that opens with a session",
};

/** The condition of a skip, and its reason. */
export function engineLimit(
  need: keyof typeof webkitLimits,
  engine: string,
): [isMissing: boolean, reason: string] {
  return [engine === "webkit", webkitLimits[need]];
}
