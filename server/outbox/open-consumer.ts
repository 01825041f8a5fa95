import type { Delivery } from "./claims.ts";

type Consumer = {
  /** Claims what is due now; safe to call at any moment. */
  poll(): void;
  close(): void;
  idle(): Promise<void>;
};

type ConsumerOptions = {
  slots: number;
  /** The milliseconds after which a running try gives up its slot; undefined when it keeps it to its end. */
  slotHeld: number | undefined;
  /** Never rejects; an empty list when there is nothing to do. */
  claim(limit: number): Promise<Delivery[]>;
  /** Never rejects; says whether the try went well. */
  deliver(delivery: Delivery): Promise<boolean>;
};

/** The pause of a slot after a failed try, in milliseconds, so that a failing receiver is not flooded. */
const restAfterFailure = 250;

/** Opens a consumer with a limit of concurrent deliveries: each slot takes the next one as soon as it is free. */
export function openConsumer({ slots, slotHeld, claim, deliver }: ConsumerOptions): Consumer {
  const inFlight = new Set<Promise<void>>();
  let isOpen = true;
  let free = slots;
  let isClaiming = false;
  let mayHaveMore = false;

  function track(work: Promise<void>) {
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
  }

  function poll() {
    mayHaveMore = true;
    next();
  }

  function next() {
    if (isOpen && mayHaveMore && !isClaiming && free > 0) track(take(free));
  }

  async function take(limit: number) {
    isClaiming = true;
    mayHaveMore = false;
    const deliveries = await claim(limit);
    isClaiming = false;
    if (deliveries.length >= limit) mayHaveMore = true;
    for (const delivery of deliveries) track(run(delivery));
    next();
  }

  async function run(delivery: Delivery) {
    let hasSlot = true;
    free -= 1;
    const release = () => {
      if (!hasSlot) return;
      hasSlot = false;
      free += 1;
      next();
    };
    const overdue = slotHeld === undefined ? undefined : setTimeout(release, slotHeld);
    const wentWell = await deliver(delivery);
    clearTimeout(overdue);
    if (wentWell || !isOpen) release();
    else setTimeout(release, restAfterFailure);
  }

  return {
    poll,
    close: () => {
      isOpen = false;
    },
    async idle() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}
