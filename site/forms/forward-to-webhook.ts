export const webhookStorageName = "automation-webhook-url";

const timeout = 10_000;

/**
 * Hands a form to the automation webhook saved in this browser, if there is one: a hidden form in a hidden frame, both
 * removed a second after the other side has answered: without them nothing is sent any more. The frame is a page of our
 * own without script, because the pages' security policy rightly forbids posting elsewhere. True once the form has been
 * posted; what the other side answers cannot be known.
 */
export async function forwardToWebhook(
  formType: "hero" | "contact" | "test",
  fields: Record<string, string>,
  source: string,
  url = savedUrl(),
): Promise<boolean> {
  if (!isWebAddress(url)) return false;
  const now = new Date();
  const payload = {
    ...fields,
    formType,
    submittedAt: now.toISOString(),
    source,
    timestamp: String(now.getTime()),
  };
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = "/forward.html";
  const frameLoad = new Promise((resolve) => {
    frame.onload = resolve;
    setTimeout(resolve, timeout);
  });
  document.body.append(frame);
  await frameLoad;
  const inside = frame.contentDocument;
  const isOurs = inside?.location.pathname === "/forward.html";
  const removeAfter = (time: number) => setTimeout(() => frame.remove(), time);
  if (isOurs) postFrom(inside, url, payload, () => removeAfter(1000));
  removeAfter(timeout);
  return isOurs;
}

function postFrom(inside: Document, url: string, payload: Record<string, string>, onAnswer: () => void) {
  const answer = inside.createElement("iframe");
  answer.name = "answer";
  // Some browsers tell of the empty page that it begins with, too; another site's is hidden from this one.
  answer.onload = () => answer.contentDocument ?? onAnswer();
  const form = inside.createElement("form");
  form.method = "post";
  form.action = url;
  form.target = answer.name;
  for (const [name, value] of Object.entries(payload)) {
    const input = inside.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  inside.body.append(answer, form);
  form.submit();
}

export function savedUrl(): string {
  try {
    return localStorage.getItem(webhookStorageName) ?? "";
  } catch {
    return "";
  }
}

// Anything else that somebody saved, such as a script address, must never become a form's target.
export const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
