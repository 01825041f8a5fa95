import { forwardToWebhook } from "../../forms/forward-to-webhook.ts";

/** How a test ended, as far as a browser can know it: whether the other side took it stands in its own history. */
export async function sendTest(
  url: string,
  fields: Record<string, string>,
  source: string,
): Promise<"sent" | "failed" | "broken"> {
  try {
    const isSent = await forwardToWebhook("test", fields, source, url);
    return isSent ? "sent" : "failed";
  } catch {
    return "broken";
  }
}
