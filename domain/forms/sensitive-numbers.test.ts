import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { processorTime } from "#tests/thread-time.ts";
import { hasSensitiveNumber, maskSensitiveNumbers } from "./sensitive-numbers.ts";

describe("numbers that must not travel by mail", () => {
  test.each([
    ["My SSN is 123-45-6789.", "My SSN is ***-**-6789."],
    ["Mi ITIN es 900 70 1234, gracias", "Mi ITIN es *** ** 1234, gracias"],
    ["123.45.6789", "***.**.6789"],
    ["SSN#123456789", "SSN#*****6789"],
    ["123 - 45 - 6789", "*** - ** - 6789"],
    ["123–45–6789 2 dependents", "***–**–6789 2 dependents"],
    ["born 1980 123-45-6789", "born 1980 ***-**-6789"],
    ["123-45-6789 987-65-4321", "***-**-6789 ***-**-4321"],
    ["EIN 12-3456789", "EIN **-***6789"],
    ["4111 1111 1111 1111 exp 12/27", "**** **** **** 1111 exp 12/27"],
    ["4111111111111111 123", "************1111 123"],
    ["4111-1111-1111-1111 123", "****-****-****-1111 123"],
    ["3782 822463 10005", "**** ****** *0005"],
    ["5555555555554444", "************4444"],
    ["4222222222222", "*********2222"],
    ["SSN: 9 8 7 6 5 4 3 2 1.", "SSN: * * * * * * * * 1."],
    ["6205 5000 0000 0000 004", "**** **** **** **** 004"],
    // In a list, beside a birthday, with line breaks or blanks between.
    ["1-123-45-6789, 2-987-65-4321", "1-***-**-6789, 2-***-**-4321"],
    ["1.123-45-6789", "1.***-**-6789"],
    ["123-45-6789-05/12/1980", "***-**-6789-05/12/1980"],
    ["123-45-6789.1", "***-**-6789.1"],
    ["SSN:\n123\n45\n6789", "SSN:\n***\n**\n6789"],
    ["EIN: 12 - 3456789", "EIN: ** - ***6789"],
    ["12 - 3456789", "** - ***6789"],
    // As some keyboards type digits, and as texts copied from a PDF or a page hold them.
    ["１２３－４５－６７８９", "***-**-6789"],
    ["４１１１ １１１１ １１１１ １１１１", "**** **** **** 1111"],
    ["123\u00ad45\u00ad6789", "***-**-6789"],
    ["12\u200b3456789", "*****6789"],
    ["123\u2060-\u206045-6789", "***-**-6789"],
    // In a web address as elsewhere, when its separators were written; a blank ends the address.
    ["https://x.example/?ssn=123-45-6789&x", "https://x.example/?ssn=***-**-6789&x"],
    ["https://x.example/4111-1111-1111-1111", "https://x.example/****-****-****-1111"],
    ["(https://x.example/ein/12-3456789)", "(https://x.example/ein/**-***6789)"],
    ["http://x 123456789", "http://x *****6789"],
    ["http://x\n4111111111111111", "http://x\n************1111"],
    ["https://\u00a0123456789", "https://\u00a0*****6789"],
    ["123456789https://x.example/987654321", "*****6789https://x.example/987654321"],
    ["http://x.example/123 45 6789", "http://x.example/*** ** 6789"],
    ["http://x.example/1 2 3 4 5 6 7 8 9", "http://x.example/* * * * * * * * 9"],
    [
      "ftp://x.example/123456789 www.x.example/123456789",
      "ftp://x.example/*****6789 www.x.example/*****6789",
    ],
  ])("%s becomes %s", (text, masked) => {
    expect(hasSensitiveNumber(text)).toBe(true);
    expect(maskSensitiveNumbers(text)).toBe(masked);
    expect(hasSensitiveNumber(masked)).toBe(false);
  });
});

describe("numbers that people may write freely", () => {
  test.each([
    "(972) 555-0142",
    "972-555-0142",
    "972.555.0142",
    "972 555 0142",
    "9725550142",
    "1-972-555-0142",
    "19725550142",
    "+1 972 555 0142",
    "+19725550142",
    "+1 (972) 555-0142 / +52 55 1234 5678",
    "972-555-0142 214-555-0199",
    "+5215512345678",
    "+503 2222 3333",
    "+51-987654321 or +34-91-1234567",
    "+52 55 1234567 / +385 91 1234 567",
    "EIN? Tel. 972-555-0142",
    "Austin, TX 75080-1234",
    "Richardson, TX 75080-1234",
    "Form 941 03/2026, suite 120, 04/2026",
    "en 2024 2025 2026",
    "$123.45 2026",
    "Order 112-1234567-1234567 or D01-1234567-1234567",
    "Confirmation 4567-8901, case 2026-123456",
    "32.9481789, -96.7297206 https://maps.example/@32.9481789,-96.7297206,17z",
    "2026-04-15",
    "04/15/2026 or 15.04.2026 or 04-15-2026",
    "2023 2024 2025 2026",
    "9 7 2 5 5 5 0 1 4 2",
    "1 2 3 4 5 6 7 8 9 10",
    "1 2 3 4 5 6 7 8",
    "$1,234,567.89",
    "$123456789",
    "123,456,789",
    "1234567.89",
    "4111 1111 1111 1112",
    "12 345 678",
    "９７２-５５５-０１４２",
    "a soft\u00adhyphen, 75080\u00ad1234",
    "Join: https://zoom.us/j/123456789?pwd=4111111111111111",
    "enlace:HTTPS://meet.example/30569309025904, (https://zoom.us/j/123456789)",
    "Request number: 01a1f983-db6f-7ebf-bdec-d297526687e0",
    "01A1F983-4111-1111-8111-D29123456789",
    "",
  ])("%s stays as it is", (text) => {
    expect(hasSensitiveNumber(text)).toBe(false);
    expect(maskSensitiveNumbers(text)).toBe(text);
  });

  test("an id and a link with random ids in it", () => {
    for (let turn = 0; turn < 3_000; turn += 1) {
      const [meeting, tenant] = [randomUUID(), randomUUID()];
      const path = `19%3ameeting_${btoa(meeting)}%40thread.v2/0?context=%7b%22Tid%22%3a%22${tenant}%22%7d`;
      for (const text of [meeting, `Entre aquí:https://teams.example/l/${path}, ¡gracias!`])
        expect(maskSensitiveNumbers(text)).toBe(text);
    }
  });

  test.each([
    "1",
    "1 ",
    "1-",
    "1\u200b",
    "\u200b",
    "123-45-",
    "4111 ",
    " ",
    "12-",
    "- ",
    "123 - ",
    "http://",
    "https://1\n",
    "123456789x",
    "a1b2c3d4-",
  ])("a hundred thousand characters of %j are read in a moment", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const start = processorTime();
    maskSensitiveNumbers(text);
    expect(processorTime() - start).toBeLessThan(500);
  });
});
