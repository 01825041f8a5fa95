import PostalMime from "postal-mime";

/** Throws when a text says the word that Tex. Gov't Code 406.017 forbids to notaries public; lines may be folded. */
export function checkText(text: string, place: string): void {
  const found = text.replace(/\r?\n[ \t]/g, "").match(/.{0,40}notario.{0,20}/i);
  if (found) throw new Error(`${place} says the word that Texas forbids to notaries public: "${found[0]}"`);
}

/** Returns a letter unless it says the forbidden word. */
export function checkedLetter<Letter extends { subject: string; text: string; html: string }>(
  letter: Letter,
) {
  checkText(`${letter.subject}\n${letter.text}\n${letter.html}`, "a letter");
  return letter;
}

/** Throws when one of these raw mails says the forbidden word in its subject, its text or what is attached. */
export async function checkMails(mails: readonly { raw: string }[]): Promise<void> {
  for (const { raw } of mails) {
    const { subject = "", text = "", html = "", attachments } = await PostalMime.parse(raw);
    const attached = attachments.map(({ content }) =>
      typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString(),
    );
    checkText([subject, text, html, ...attached].join("\n"), `the mail "${subject}"`);
  }
}
