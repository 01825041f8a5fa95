import { RealtimeClient } from "@supabase/realtime-js";
import { expect } from "vitest";

type Signal = { seq: number; topic: string; id: string; by: string };
type OfficeListener = Awaited<ReturnType<typeof listen>>;

/** The unmodified official client on the office's channel; resolves once it has joined, or with why it could not. */
export async function listen(url: string, token: string, options: { channel?: string; at?: string } = {}) {
  const client = new RealtimeClient(`${url.replace("http", "ws")}/realtime/v1`, {
    params: { apikey: "office" },
    accessToken: async () => token,
    reconnectAfterMs: () => 20,
  });
  const signals: Signal[] = [];
  let joins = 0;
  const channel = client.channel(options.channel ?? "office");
  channel.on("broadcast", { event: "signal" }, ({ payload }) => void signals.push(payload as Signal));
  channel.on("presence", { event: "sync" }, () => {});
  await client.setAuth(token);
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((state) => {
      if (state === "SUBSCRIBED") joins += 1;
      resolve(state);
    });
  });
  if (options.at !== undefined) await channel.track({ at: options.at });
  return {
    status,
    signals,
    channel,
    joins: () => joins,
    isConnected: () => client.isConnected(),
    /** Who looks at what, by the client's own account of it. */
    present: () =>
      Object.entries(channel.presenceState<{ user: string; at: string }>())
        .flatMap(([user, windows]) => windows.map(({ at }) => `${user} ${at}`))
        .sort(),
    end: async () => void (await client.removeAllChannels()),
  };
}

/** Waits until the listener got a signal of a subject. */
export const expectSignal = (listener: OfficeListener, id: string) =>
  expect.poll(() => listener.signals.filter((signal) => signal.id === id).length).toBe(1);
