import dns from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { DeliveryReason } from "../outbox/delivery-reason.ts";
import { maskAnswer } from "../outbox/mask-answer.ts";
import { errorCode, type Outcome, type ReceiverAnswer } from "../outbox/outcome.ts";

type Post = { url: string; headers: Record<string, string>; body: string };

/** "gone": the endpoint answered 410 and wants no further webhooks. */
type PostOutcome = Outcome | { result: "gone"; reason: DeliveryReason; answer: ReceiverAnswer };
type WebhookTransport = {
  post(message: Post, signal: AbortSignal): Promise<PostOutcome>;
  close(): void;
};

/** Too many requests, and unavailable: the answers whose `Retry-After` counts. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);

const longestAnswer = 64 * 1024;
/** How much of an answer is looked at, in bytes; less of it is kept. */
const answerStart = 2048;

/**
 * What the filter takes for public: addresses of IPv4 in the oldest form of IPv6 (RFC 4291, 2.5.5.1), and the platform of
 * Azure, which each of its machines reaches at this address; those of other clouds are in reserved ranges.
 */
const denied = new BlockList();
denied.addSubnet("::", 96, "ipv6");
denied.addAddress("168.63.129.16");

const isDenied = (address: string) => denied.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
const refusal: DeliveryReason = {
  code: "endpoint-private",
  text: "The webhook address is private or reserved; WEBHOOK_ALLOW_PRIVATE=1 would let it through.",
};

/** Looks up all addresses of a name; fails when one of them is denied. */
const lookUpAllowed: LookupFunction = (name, options, answer) =>
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    const isRefused = !error && addresses.some(({ address }) => isDenied(address));
    answer(isRefused ? new Error(refusal.text) : error, addresses);
  });

/**
 * Opens a webhook transport over http and https without redirects. Unless `allowPrivate`, it blocks addresses that are
 * not public when it connects, after the DNS lookup (SSRF protection).
 */
export function openWebhookTransport(allowPrivate: boolean, timeout: number): WebhookTransport {
  const rules = { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate };
  const agents = { http: new RequestFilteringHttpAgent(rules), https: new RequestFilteringHttpsAgent(rules) };

  async function post({ url, headers, body }: Post, stop: AbortSignal): Promise<PostOutcome> {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)]);
    try {
      const { answer, retryAfter } = await fetchAnswer(url, headers, body, signal);
      const { status } = answer;
      if (status >= 200 && status < 300) return { result: "sent", answer };
      const text = `The webhook endpoint answered ${status}.`;
      const reason: DeliveryReason = { code: "endpoint-status", detail: String(status), text };
      if (status === 410) return { result: "gone", reason, answer };
      return { result: "retry", reason, answer, ...(busyStatuses.has(status) && { retryAfter }) };
    } catch (error) {
      if (stop.aborted) return { result: "stopped" };
      return { result: "retry", reason: reasonFor(error, signal, timeout) };
    }
  }

  function fetchAnswer(url: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
    return new Promise<{ answer: ReceiverAnswer; retryAfter: string | undefined }>((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const literal = hostname.replace(/[[\]]/g, "");
      // An address that stands in the URL itself is looked up nowhere.
      if (!allowPrivate && isIP(literal) && isDenied(literal)) throw new Error(refusal.text);
      const isSecure = protocol === "https:";
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method: "POST",
        agent: isSecure ? agents.https : agents.http,
        ...(!allowPrivate && { lookup: lookUpAllowed, autoSelectFamily: true }),
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Ventanilla-Webhook",
        },
        signal,
      });
      request.on("error", reject);
      request.on("response", (response) =>
        readStart(response, (text) => {
          const answer = { status: response.statusCode ?? 0, text: maskAnswer(text) };
          resolve({ answer, retryAfter: response.headers["retry-after"] });
        }),
      );
      // Without a listener Node closes the line and says nothing: the try would never end, and keep its slot for ever.
      request.on("upgrade", ({ statusCode = 0 }, socket) => {
        socket.destroy();
        resolve({ answer: { status: statusCode, text: "" }, retryAfter: undefined });
      });
      request.end(body);
    });
  }

  return {
    post,
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

// Only the start is kept, but the body is read up to a limit: a receiver that is still writing would see an error.
function readStart(response: IncomingMessage, done: (text: string) => void) {
  const start: Buffer[] = [];
  let received = 0;
  response.on("data", (chunk: Buffer) => {
    if (received < answerStart) start.push(chunk.subarray(0, answerStart - received));
    received += chunk.length;
    if (received > longestAnswer) response.destroy();
  });
  const finish = () => done(Buffer.concat(start).toString());
  response.on("error", finish);
  response.on("close", finish);
}

function reasonFor(error: unknown, signal: AbortSignal, timeout: number): DeliveryReason {
  if (signal.aborted) {
    const text = `The webhook endpoint did not answer within ${timeout / 1000} seconds.`;
    return { code: "endpoint-silent", detail: `${timeout / 1000} s`, text };
  }
  // The filtering agent marks its errors only by their message.
  const message = error instanceof Error ? error.message : "";
  if (message === refusal.text || / is not allowed\. Because/.test(message)) return refusal;
  const detail = errorCode(error);
  return { code: "endpoint-silent", detail, text: `No answer from the webhook endpoint (${detail}).` };
}
