/** What the driver of an engine cannot do: a journey that needs it is skipped there, and the soak's closing line says why. */
const limits = {
  answerToPost: {
    engine: "firefox",
    reason: "a stock Firefox runs the scripts of a page that answers a post",
  },
  tap: { engine: "firefox", reason: "Playwright taps nothing in a stock Firefox" },
  Tab: { engine: "webkit", reason: "WebKitGTK's inspector presses no Tab" },
} as const;

/** The condition of a skip, and its reason. */
export function engineLimit(need: keyof typeof limits, engine: string): [isMissing: boolean, reason: string] {
  return [engine === limits[need].engine, limits[need].reason];
}
