/** The normal form of an address: NFKC, domain in IDNA. What is none stays as it was typed: the wizard keeps any text. */
export function normalMailAddress(typed: string): string {
  const text = typed.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const at = text.lastIndexOf("@") + 1;
  return at ? text.slice(0, at) + asciiDomain(text.slice(at)) : text;
}

/** Most domains: lower case already, no number of an IP address and nothing in punycode. */
const plainDomain = /^(?!.*(?:^|\.)xn--)[a-z\d][a-z\d.-]*\.[a-z]+$/;

// A URL's host is converted as browsers and mail programs do it. Its own delimiters and escapes are no part of a domain.
function asciiDomain(domain: string): string {
  if (plainDomain.test(domain)) return domain;
  const url = `http://${domain}`;
  if (/[/?#%:\\]/.test(domain) || !URL.canParse(url)) return domain;
  return new URL(url).hostname.replace(/\.+$/, "");
}

/** The mailbox behind an address, for counting alone: it leaves out what large providers ignore. */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = normalMailAddress(address).toLowerCase().split("@");
  const plainName = name.replace(/\+.*/, "").replaceAll(".", "");
  return `${plainName || name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

/** Whether a text is a mail address as the head of a mail has it, with or without a name before it. */
export const isMailbox = (text: string): boolean => /^(?:[^\r\n<>]*<)?[^\s@<>,]+@[^\s@<>,]+>?$/.test(text);
