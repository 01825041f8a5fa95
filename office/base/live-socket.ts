import { RealtimeClient } from "@supabase/realtime-js";
import { offerReload } from "./offer-reload.ts";
import type { OfficeQueries } from "./office-queries.ts";
import { readAgain } from "./read-again.ts";
import { isStale } from "./signal-topics.ts";

/** Who looks at a person: the ids of users by the id of the person. */
export type Present = ReadonlyMap<string, readonly string[]>;

/** The access token of the moment; undefined when nobody is signed in. */
export type ReadToken = () => Promise<string | undefined>;
export type LiveSocket = { lookAt(personId: string): void; nudge(): void; close(): void };
type Options = {
  readToken: ReadToken;
  queries: OfficeQueries;
  onPresent: (present: Present) => void;
};

/**
 * Opens the official realtime client on the office's channel; it reconnects by itself. What a signal makes stale is read
 * again, and after each join all.
 */
export function openLiveSocket({ readToken, queries, onPresent }: Options): LiveSocket {
  const client = new RealtimeClient(`${location.origin.replace(/^http/, "ws")}/realtime/v1`, {
    // The client wants one; the token goes in the join and stands in no address.
    params: { apikey: "office" },
    accessToken: async () => (await readToken()) ?? null,
  });
  const channel = client.channel("office");
  let lookedAt = "";
  let isJoined = false;
  let hasJoined = false;
  const track = () => void channel.track({ at: lookedAt });
  channel.on("broadcast", { event: "signal" }, ({ payload }) => {
    const signal = { topic: String(payload.topic), id: String(payload.id) };
    readAgain(queries, ({ queryKey: [operation, input] }) => isStale(String(operation), input, signal));
  });
  channel.on("presence", { event: "sync" }, () => onPresent(presentIn(channel.presenceState())));
  // The join carries the token, which has to be there before.
  void client.setAuth().then(() => {
    channel.subscribe((status) => {
      isJoined = status === "SUBSCRIBED";
      if (!isJoined) return;
      track();
      readAgain(queries);
      // The server may have been started anew, with another office.
      if (hasJoined) void offerReload().catch(() => {});
      hasJoined = true;
    });
  });
  return {
    lookAt(personId) {
      lookedAt = personId;
      if (isJoined) track();
    },
    // After standby the connection may be broken without an event: the heartbeat finds out.
    nudge: () => void client.sendHeartbeat(),
    close: () => void client.removeAllChannels(),
  };
}

function presentIn(state: Record<string, { user?: unknown; at?: unknown }[]>): Present {
  const present = new Map<string, string[]>();
  for (const { user, at } of Object.values(state).flat()) {
    const users = present.get(String(at)) ?? [];
    if (!users.includes(String(user))) present.set(String(at), [...users, String(user)]);
  }
  return present;
}
