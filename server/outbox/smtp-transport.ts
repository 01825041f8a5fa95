import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { seconds } from "#domain/durations.ts";
import type { OutboxLimits } from "./limits.ts";
import { codeOf, type Outcome } from "./outcome.ts";

export type SmtpTransport = {
  send(message: SendMailOptions, signal: AbortSignal): Promise<Outcome>;
  close(): void;
};

/** Room for all the tries that the consumers can have under way when every one of them hangs. */
const connections = 24;

/** Opens an SMTP transport as the URL says: `smtps:` is TLS from the start, `smtp:` upgrades when the server offers it. */
export function openSmtpTransport(smtpUrl: string, limits: OutboxLimits): SmtpTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // The outbox alone decides when a letter is tried again.
    maxRequeues: 0,
    idleTimeout: seconds(30),
    connectionTimeout: limits.smtpSilence,
    greetingTimeout: limits.smtpSilence,
    dnsTimeout: limits.smtpSilence,
    socketTimeout: limits.smtpSilence * 1.2,
    socketCloseTimeout: seconds(1),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, stop) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.smtpTimeout)]);
      try {
        await transport.sendMail({ ...message, signal });
        return { result: "sent" };
      } catch (error) {
        if (stop.aborted) return { result: "stopped" };
        return failure(error as NodemailerError);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function failure(error: NodemailerError): Outcome {
  if (error.responseCode !== undefined) {
    const reason = `The mail server answered ${answerCodes(error)}.`;
    // A refused sign-in says nothing about the letter: it goes out once the password is right.
    const isRefused = error.permanent === true && error.code !== "EAUTH";
    return isRefused ? { result: "held", reason } : { result: "retry", reason };
  }
  if (error.code === "EENVELOPE" || error.code === "EMESSAGE") {
    return { result: "held", reason: `The letter cannot be addressed (${codeOf(error)}).` };
  }
  const details = [codeOf(error), codeOf({ code: error.originalCode }), codeOf({ code: error.timeoutType })];
  return {
    result: "retry",
    reason: `No answer from the mail server (${details.filter((code) => code !== "unknown").join(", ")}).`,
  };
}

// Codes only: the words of an answer often quote the visitor's address.
function answerCodes({ response = "", responseCode, command = "" }: NodemailerError): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const step = /^[A-Z]{4}(?: [A-Z]{2,5}\b)?/.exec(command)?.[0];
  return [responseCode, enhanced, step && `to ${step}`].filter(Boolean).join(" ");
}
