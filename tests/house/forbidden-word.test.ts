import { expect, test } from "vitest";
import { checkMails, checkText } from "../forbidden-word.ts";

test("the forbidden word is found in any letters and across the fold of a calendar's line", () => {
  expect(() => checkText("Servicios notariales, Notary Public", "a page")).not.toThrow();
  expect(() => checkText("su NOTARIO de confianza", "a page")).toThrow("a page says the word");
  expect(() => checkText("DESCRIPTION:su not\r\n ario", "a calendar")).toThrow("a calendar says the word");
});

test("it is found in what a mail attaches", async () => {
  const content = Buffer.from("DESCRIPTION:notario").toString("base64");
  const part = `--b\r\nContent-Type: text/calendar\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n--b--\r\n`;
  const mail = { raw: `Subject: Cita\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part}` };
  await expect(checkMails([mail])).rejects.toThrow('the mail "Cita" says the word');
});
