import type { QueuedLead } from "../browser/offline-queue.ts";

const storageName = "offline-queue";

/**
 * Keeps a lead on the device, from where the page's shared script sends it when it can (`offline-queue.ts`). False when
 * it cannot be kept.
 */
export function queueLead(lead: QueuedLead): boolean {
  try {
    replaceLead(keyOf(lead), [lead]);
    return true;
  } catch {
    return false;
  }
}

/** Takes a lead out that was sent in another way, or again with other answers. */
export const dequeueLead = (key: string) => replaceLead(key, []);

function replaceLead(key: string | undefined, leads: QueuedLead[]) {
  const all = [...queuedLeads().filter((lead) => keyOf(lead) !== key), ...leads];
  if (all.length > 0) localStorage.setItem(storageName, JSON.stringify(all));
  else localStorage.removeItem(storageName);
  dispatchEvent(new CustomEvent("lead:stored"));
}

const keyOf = ({ headers }: QueuedLead) => headers["idempotency-key"];

/** How many leads will be sent, as far as anybody knows. */
export const countQueuedLeads = () => queuedLeads().filter(({ isRefused }) => !isRefused).length;

/** A lead that has arrived: its key, and by when it is answered, as far as the server named a moment. */
type Delivered = [key: string, replyBy: string | null];

/** Calls the listener after each change, with the lead where one has arrived. Returns what ends that. */
export function watchQueuedLeads(listener: (delivered: Delivered | null) => void) {
  const follow = (event: Event) => listener((event as CustomEvent<Delivered | null>).detail);
  const followOtherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== storageName) return;
    listener(null);
    // Nobody but their own form takes leads out before they have arrived.
    const left = leadsIn(newValue).map(keyOf);
    for (const key of leadsIn(oldValue).map(keyOf)) if (key && !left.includes(key)) listener([key, null]);
  };
  addEventListener("lead:stored", follow);
  addEventListener("storage", followOtherTab);
  return () => {
    removeEventListener("lead:stored", follow);
    removeEventListener("storage", followOtherTab);
  };
}

/** The leads on this device; none where the browser keeps nothing. */
function queuedLeads(): QueuedLead[] {
  try {
    return leadsIn(localStorage.getItem(storageName));
  } catch {
    return [];
  }
}

/** The leads in what is kept; none where that cannot be read. */
function leadsIn(kept: string | null): QueuedLead[] {
  try {
    const leads: (QueuedLead | null)[] = JSON.parse(kept ?? "[]");
    return leads.filter((lead) => lead?.headers) as QueuedLead[];
  } catch {
    return [];
  }
}
