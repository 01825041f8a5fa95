import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOf, later, openDraft, outage, refusal } from "#tests/open-draft.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a text is stored a pause after the last key, one request after the other", async () => {
  const { saver, requests, settle, type } = openDraft();
  type("H");
  await later(900);
  type("Ho");
  await later(900);
  expect(requests).toEqual([]);
  await later(100);
  type("Hola");
  await later(5000);
  expect(requests).toEqual(["Ho"]);
  await settle();
  expect(saver.readState()).toEqual({ text: draftOf("Hola"), savedAt: undefined, isFailed: false });
  expect(requests).toEqual(["Ho", "Hola"]);
  await settle();
  expect(saver.readState().savedAt).toBe("answer 2");
  await later(60_000);
  expect(requests).toHaveLength(2);
});

test("a text that could not be stored is tried again, and stays for the form that is opened next", async () => {
  const { saver, leave, requests, kept, settle, type } = openDraft({ stored: "Hello" });
  expect(saver.readState()).toMatchObject({ text: draftOf("Hello"), savedAt: "before" });
  type("Hello, Ana");
  await later(1000);
  await settle(outage);
  expect(saver.readState()).toMatchObject({ isFailed: true, savedAt: undefined });
  await later(4999);
  expect(requests).toHaveLength(1);
  await later(1);
  await settle(outage);
  leave();
  await later(0);
  await settle(outage);
  expect(kept).toEqual(["Hello, Ana", "Hello, Ana"]);
  await later(60_000);
  expect(requests).toEqual(["Hello, Ana", "Hello, Ana", "Hello, Ana"]);

  const next = openDraft({ stored: "Hello", unsaved: "Hello, Ana" });
  await later(1000);
  expect(next.requests).toEqual(["Hello, Ana"]);
});

test("nothing is left in the page of somebody whose session has ended, and what is refused waits for the next key", async () => {
  const { saver, requests, kept, settle, type } = openDraft();
  type("Hello");
  await later(1000);
  await settle(refusal);
  expect(kept).toEqual([undefined]);
  await later(60_000);
  expect(requests).toEqual(["Hello"]);
  expect(saver.readState()).toMatchObject({ text: draftOf("Hello"), isFailed: true });
  type("Hello!");
  await later(5000);
  expect(requests).toEqual(["Hello", "Hello!"]);
});

test("what was typed last is stored as the form or the page goes, and nothing that is stored already", async () => {
  const { saver, leave, requests, kept, type } = openDraft();
  expect(saver.saveNow()).toBe(false);
  leave();
  await later(0);
  expect([requests, kept]).toEqual([[], []]);
  saver.open();
  type("Hello");
  leave();
  await later(0);
  expect([requests, kept]).toEqual([["Hello"], ["Hello"]]);
});

test("no draft is stored beside an answer, and one that was takes the answer's place no longer", async () => {
  const { saver, leave, requests, settle, type } = openDraft();
  type("Hello");
  const failing = saver.answer(async () => {
    await later(60_000);
    throw outage;
  });
  await expect(failing).rejects.toBe(outage);
  expect(requests).toEqual([]);
  await later(1000);
  expect(requests).toEqual(["Hello"]);
  await settle();

  await saver.answer(async (done) => {
    saver.change(draftOf("Hello, Ana"));
    leave();
    done();
  });
  await later(0);
  await settle();
  expect(requests).toEqual(["Hello", "Hello, Ana", ""]);
  await settle();
  expect(saver.readState()).toEqual({ text: draftOf(""), savedAt: undefined, isFailed: false });
});

test("what is typed while an answer is sent is no part of it, and is stored after it", async () => {
  const { saver, requests, type } = openDraft();
  type("Hello");
  await saver.answer(async (done) => {
    type("Hello, P.S.");
    done();
  });
  expect(saver.readState().text).toEqual(draftOf("Hello, P.S."));
  await later(1000);
  expect(requests).toEqual(["Hello, P.S."]);
});

test("a stored letter or a suggestion stands in an empty field alone, and is no draft until it is changed", async () => {
  const { saver, requests, type } = openDraft();
  saver.suggest("Hello, Ana");
  saver.takeOver({ ...draftOf("A letter"), savedAt: "then" });
  expect(saver.readState().text.body).toBe("Hello, Ana");
  await later(60_000);
  expect(requests).toEqual([]);
  type("");
  saver.suggest("Hello again");
  expect(saver.readState().text.body).toBe("");
  await later(1000);
  expect(requests).toEqual([""]);

  const empty = openDraft();
  empty.saver.takeOver({ ...draftOf("A letter"), savedAt: "then" });
  expect(empty.saver.readState()).toEqual({ text: draftOf("A letter"), savedAt: "then", isFailed: false });
});

test("a newer suggestion takes the place of one that nobody changed, and of nothing else", async () => {
  const { saver, requests, settle, type } = openDraft();
  saver.suggest("Hello, Maria");
  saver.suggest("Hola, Mariana");
  expect(saver.readState()).toMatchObject({ text: draftOf("Hola, Mariana"), savedAt: undefined });
  await later(60_000);
  expect(requests).toEqual([]);
  type("Hola, Mariana:");
  await later(1000);
  await settle();
  type("Hola, Mariana");
  saver.suggest("Hola, Ana");
  await later(1000);
  await settle();
  saver.suggest("Hola, Ana");
  expect(saver.readState().text).toEqual(draftOf("Hola, Mariana"));
});

test("a subject alone is a draft, whose place nothing else takes", async () => {
  const { saver, settle } = openDraft();
  const subject = { subject: "ITIN", body: "" };
  saver.change(subject);
  await later(1000);
  await settle();
  saver.suggest("Hello, Ana");
  expect(saver.readState()).toEqual({ text: subject, savedAt: "answer 1", isFailed: false });
});

test("a text that comes back while another is on its way counts as unsaved", async () => {
  const { saver, leave, requests, settle, type } = openDraft({ stored: "Hello" });
  type("A template");
  await later(1000);
  type("Hello");
  expect(saver.readState().savedAt).toBeUndefined();
  expect([saver.saveNow(), saver.saveNow()]).toEqual([true, true]);
  leave();
  await settle();
  await settle();
  expect(requests).toEqual(["A template", "Hello"]);

  const handed = openDraft();
  handed.type("Hello");
  await later(1000);
  handed.type("Hello, Ana");
  handed.saver.handOver();
  await handed.settle();
  await later(60_000);
  handed.leave();
  await later(0);
  expect(handed.requests).toEqual(["Hello"]);
});

test("a text that is handed over is not stored by this form", async () => {
  const { saver, leave, requests, kept, type } = openDraft();
  type("Hello");
  saver.handOver();
  await later(60_000);
  leave();
  await later(0);
  expect([requests, kept]).toEqual([[], [undefined]]);
});
