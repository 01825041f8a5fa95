import { isRecord } from "../base/is-record.ts";

/** The one channel there is, under the client's name for it. */
export const officeChannel = "realtime:office";

/** A frame of the realtime client, in version 2 of the wire: a JSON list of these five. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

export function parseFrame(text: string): Frame | undefined {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length !== 5) return undefined;
    const [joinRef, ref, topic, event, payload] = parts as unknown[];
    if (!isRef(joinRef) || !isRef(ref) || typeof topic !== "string" || typeof event !== "string")
      return undefined;
    return { joinRef, ref, topic, event, payload: isRecord(payload) ? payload : {} };
  } catch {
    return undefined;
  }
}

const isRef = (value: unknown): value is string | null => value === null || typeof value === "string";

/** Encodes a frame as the JSON array of the Phoenix protocol, version 2. */
const encodeFrame = ({ joinRef, ref, topic, event, payload }: Frame): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

/** The reply to a frame, which the client waits 10 s for. */
export const replyTo = (frame: Frame, status: "ok" | "error", response: object = {}): string =>
  encodeFrame({ ...frame, event: "phx_reply", payload: { status, response } });

/** A frame of the server's own, which answers none. */
export const newsFrame = (event: string, payload: Record<string, unknown>): string =>
  encodeFrame({ joinRef: null, ref: null, topic: officeChannel, event, payload });
