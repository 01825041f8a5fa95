// Shares no code with islands: a module of both would be a second script on every page.
const storageName = "offline-queue";
export type QueuedLead = {
  url: string;
  headers: Record<string, string> & { "idempotency-key": string };
  body: string;
  /** Nobody can say when the server will take it, so nothing is promised. */
  isRefused?: boolean;
};

const queuedLeads = (): QueuedLead[] => JSON.parse(localStorage[storageName] ?? "[]");
const keyOf = ({ headers }: QueuedLead) => headers["idempotency-key"];

let timer: ReturnType<typeof setTimeout> | undefined;
/** Before the next try: a second, then twice as long each time, 30 s at most. */
let wait = 1000;

/**
 * Sends the leads that forms could not send and keep on the device (`lead:stored`), with their keys: on every page, when
 * the connection comes back, and with back-off until then. None is given up: a server that refuses it may be mended.
 */
export function sendQueuedLeads() {
  addEventListener("lead:stored", sendLater);
  addEventListener("online", () => {
    wait = 1000;
    sendAll();
  });
  sendAll();
}

function sendLater() {
  clearTimeout(timer);
  if (queuedLeads()[0]) timer = setTimeout(sendAll, wait);
  else wait = 1000;
}

// One tab at a time where browsers can see to that; elsewhere the key keeps a lead from being stored twice.
function sendAll() {
  const locks = navigator.locks as LockManager | undefined;
  return (
    locks?.request(storageName, { ifAvailable: true }, (lock) => (lock ? sendEach() : sendLater())) ??
    sendEach()
  );
}

async function sendEach() {
  for (const lead of queuedLeads()) {
    try {
      const answer = await fetch(lead.url, {
        ...lead,
        method: "POST",
        headers: { ...lead.headers, "content-type": "application/json" },
        // Meanwhile no other tab sends.
        signal: AbortSignal.timeout(30_000),
      });
      // A network that asks for a sign-in answers with 200, too, but with a page.
      if ((await answer.json()).success) remove(lead, answer);
    } catch {}
  }
  wait = Math.min(wait * 2, 30_000);
  sendLater();
}

function remove(sent: QueuedLead, { headers }: Response) {
  const leads = queuedLeads().filter((lead) => keyOf(lead) !== keyOf(sent));
  if (leads[0]) localStorage[storageName] = JSON.stringify(leads);
  else delete localStorage[storageName];
  dispatchEvent(new CustomEvent("lead:stored", { detail: [keyOf(sent), headers.get("reply-by")] }));
}
