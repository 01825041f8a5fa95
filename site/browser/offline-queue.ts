const storageName = "offline-queue";
type QueuedLead = { url: string; headers: Record<string, string>; body: string };

const queuedLeads = (): QueuedLead[] => JSON.parse(localStorage.getItem(storageName) ?? "[]");
const store = (leads: QueuedLead[]) =>
  leads.length > 0
    ? localStorage.setItem(storageName, JSON.stringify(leads))
    : localStorage.removeItem(storageName);

const pause = 30_000;
let timer = 0;

/**
 * Takes leads that could not reach the server (`lead:queue`), holds them on the device and sends them again with the
 * same key: on every page, when the connection comes back, and every half minute until then.
 */
export function sendQueuedLeads() {
  addEventListener("lead:queue", (event) => {
    store([...queuedLeads(), (event as CustomEvent<QueuedLead>).detail]);
    event.preventDefault();
    sendLater();
  });
  addEventListener("online", sendAll);
  sendAll();
}

function sendLater() {
  clearTimeout(timer);
  timer = window.setTimeout(sendAll, pause);
}

// One tab at a time where browsers can see to that; elsewhere the key keeps a lead from being stored twice.
function sendAll() {
  if (!navigator.locks) return sendEach();
  return navigator.locks.request(storageName, { ifAvailable: true }, (lock) =>
    lock ? sendEach() : undefined,
  );
}

async function sendEach() {
  for (const lead of queuedLeads()) {
    const answer = await fetch(lead.url, {
      method: "POST",
      headers: { ...lead.headers, "content-type": "application/json" },
      body: lead.body,
    }).catch(() => undefined);
    const isSettled = answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408;
    if (isSettled) store(queuedLeads().filter(({ headers }) => keyOf(headers) !== keyOf(lead.headers)));
  }
  if (queuedLeads().length > 0) sendLater();
}

const keyOf = (headers: Record<string, string>) => headers["idempotency-key"];
