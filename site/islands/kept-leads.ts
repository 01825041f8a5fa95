const storageName = "kept-leads";
type KeptLead = { url: string; headers: Record<string, string>; body: string };

const keptLeads = (): KeptLead[] => JSON.parse(localStorage.getItem(storageName) ?? "[]");
const store = (leads: KeptLead[]) =>
  leads.length > 0
    ? localStorage.setItem(storageName, JSON.stringify(leads))
    : localStorage.removeItem(storageName);

const pause = 30_000;
let timer = 0;

/**
 * Takes leads that could not reach the server (`lead:keep`), holds them on the device and sends them again with the
 * same key: on every page, when the connection comes back, and every half minute until then.
 */
export function sendKeptLeads() {
  addEventListener("lead:keep", (event) => {
    store([...keptLeads(), (event as CustomEvent<KeptLead>).detail]);
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
  for (const lead of keptLeads()) {
    const answer = await fetch(lead.url, {
      method: "POST",
      headers: { ...lead.headers, "content-type": "application/json" },
      body: lead.body,
    }).catch(() => undefined);
    const isSettled = answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408;
    if (isSettled) store(keptLeads().filter(({ headers }) => keyOf(headers) !== keyOf(lead.headers)));
  }
  if (keptLeads().length > 0) sendLater();
}

const keyOf = (headers: Record<string, string>) => headers["idempotency-key"];
