import type { ClaimRule, Delivery } from "./claims.ts";

export type Lane = {
  /** Looks for work now; safe to call at any moment. */
  pump(): void;
  /** Claims no more from here on. */
  close(): void;
  /** Settles when nothing is in flight. */
  idle(): Promise<void>;
};

export type LaneRule = ClaimRule & {
  slots: number;
  /** After this many milliseconds a running try no longer holds its slot, so that slow ones block nobody. */
  slotHeldFor?: number;
};

type LaneOptions = Pick<LaneRule, "slots" | "slotHeldFor"> & {
  /** Never rejects; an empty list when there is nothing to do. */
  claim(limit: number): Promise<Delivery[]>;
  /** Never rejects; says whether the try went well. */
  deliver(delivery: Delivery): Promise<boolean>;
};

/** A failed try keeps its slot this long, so that a receiver that refuses everything is not hammered. */
const restAfterFailure = 250;

/** Works through rows a few at a time, each slot taking the next row as soon as it is free. */
export function openLane({ slots, slotHeldFor, claim, deliver }: LaneOptions): Lane {
  const inFlight = new Set<Promise<void>>();
  let isOpen = true;
  let free = slots;
  let isClaiming = false;
  let mayHaveMore = false;

  function track(work: Promise<void>) {
    inFlight.add(work);
    void work.finally(() => inFlight.delete(work));
  }

  function pump() {
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
    let holdsSlot = true;
    free -= 1;
    const release = () => {
      if (!holdsSlot) return;
      holdsSlot = false;
      free += 1;
      next();
    };
    const overdue = slotHeldFor === undefined ? undefined : setTimeout(release, slotHeldFor);
    const wentWell = await deliver(delivery);
    clearTimeout(overdue);
    if (wentWell || !isOpen) release();
    else setTimeout(release, restAfterFailure);
  }

  return {
    pump,
    close: () => {
      isOpen = false;
    },
    async idle() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}
