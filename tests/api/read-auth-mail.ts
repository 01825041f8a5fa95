import { type MailServer, readMail } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";

/** Waits for the nth mail, and resolves with what a person finds in it. */
export async function readAuthMail(mail: MailServer, place: number) {
  await soon(() => mail.accepted.length).toBeGreaterThan(place);
  const letter = mail.accepted[place];
  if (!letter) throw new Error("no such mail");
  const { subject = "", text = "", html = "" } = await readMail(letter);
  const link = /https?:\/\/\S+(?:token_hash|\/verify\?)\S*/.exec(text)?.[0] ?? "";
  const query = new URLSearchParams(
    new URL(link || "http://none").hash.slice(1) || new URL(link || "http://none").search,
  );
  return {
    to: letter.to,
    subject,
    text,
    html: typeof html === "string" ? html : "",
    raw: letter.raw,
    link,
    token: query.get("token_hash") ?? query.get("token") ?? "",
    type: query.get("type") ?? "",
    code:
      /^\s*(\d{6})\s*$/m.exec(text)?.[1] ??
      /\b(\d{6})\b/.exec(text.replace(/https?:\/\/\S+/g, ""))?.[1] ??
      "",
  };
}
