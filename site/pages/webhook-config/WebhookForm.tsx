import { useEffect, useRef, useState } from "react";
import { notify } from "#ui/feedback/notify.tsx";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import { forwardToWebhook, savedUrl, webhookStorageName } from "../../forms/forward-to-webhook.ts";
import styles from "./WebhookForm.module.css";
import { webhookAddress } from "./webhook-address.ts";

type Answer = "saved" | "cleared" | "missing" | "implausible" | "notKept" | "sent" | "failed" | "broken";
const good: readonly Answer[] = ["saved", "cleared", "sent"];

type Props = {
  words: Record<"label" | "hint" | "placeholder" | "save" | "test" | "testing", string> &
    Record<Answer, { title: string; text: string }>;
  toastLabels: { region: string; close: string };
  /** What the test sends beside `testMode`. */
  sample: { name: string; email: string; service: string; message: string };
  /** `source` of the payload. */
  websiteId: string;
};

/** Keeps, removes and tests the automation webhook of this browser. */
export function WebhookForm({ words, toastLabels, sample, websiteId }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [isTesting, setTesting] = useState(false);
  /** What stood in the field until the saved address came: a press from that time is about it. */
  const early = useRef<string>(undefined);
  useEffect(() => {
    early.current = field.current?.value.trim();
    showSaved(field.current);
  }, []);
  useIslandReady(field);
  useEffect(() => {
    early.current = undefined;
  }, []);

  const tell = (next: Answer) => {
    setAnswer(next);
    notify(good.includes(next) ? "success" : "error", words[next], toastLabels);
    if (!good.includes(next)) field.current?.focus();
  };
  const address = () => field.current?.value.trim() ?? "";
  const save = () => tell(keep(early.current ?? address(), field.current));
  const test = async () => {
    if (isTesting) return;
    if (!address()) return tell("missing");
    setTesting(true);
    const result = await sendTest(
      webhookAddress(address()) ?? "",
      { ...sample, testMode: "true" },
      websiteId,
    );
    setTesting(false);
    tell(result);
  };
  const isFaulty = answer !== undefined && !good.includes(answer);

  return (
    <div className={styles.form}>
      <p className="field">
        <label htmlFor="webhook-url">{words.label}</label>
        <input
          ref={field}
          id="webhook-url"
          type="url"
          data-stored
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          aria-invalid={isFaulty || undefined}
          aria-describedby="webhook-hint webhook-answer"
          onInput={() => setAnswer(undefined)}
          onKeyDown={(event) => event.key === "Enter" && save()}
        />
        <span className="hint" id="webhook-hint">
          {words.hint}
        </span>
        <span className={isFaulty ? "problem" : styles.good} id="webhook-answer">
          {answer && `${words[answer].title}. ${words[answer].text}`}
        </span>
      </p>
      <div className="button-row">
        <button type="button" className="button" onClick={save}>
          {words.save}
        </button>
        <button type="button" className="button quiet" aria-disabled={isTesting} onClick={test}>
          {isTesting ? words.testing : words.test}
        </button>
      </div>
    </div>
  );
}

function showSaved(field: HTMLInputElement | null) {
  if (!field || field.value) return;
  field.value = savedUrl();
  // Whoever is about to type types over it, not beside it.
  if (field === document.activeElement) field.select();
}

function keep(text: string, field: HTMLInputElement | null): Answer {
  const address = webhookAddress(text);
  if (text && !address) return "implausible";
  try {
    if (address) localStorage.setItem(webhookStorageName, address);
    else localStorage.removeItem(webhookStorageName);
  } catch {
    return "notKept";
  }
  if (field) field.value = address ?? "";
  return address ? "saved" : "cleared";
}

/** How a test ended, as far as a browser can know it: whether the other side took it stands in its own history. */
async function sendTest(url: string, fields: Record<string, string>, source: string): Promise<Answer> {
  try {
    const isPosted = await forwardToWebhook("test", fields, source, url);
    return isPosted ? "sent" : "failed";
  } catch {
    return "broken";
  }
}
