import { vi } from "vitest";
import { createDraftSaver, type DraftText } from "#office/answer/draft-saver.ts";

export const draftOf = (body: string): DraftText => ({ subject: "", body });
export const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const refusal = { isPassing: false };
export const outage = { isPassing: true };

/** A draft whose requests are answered by `settle`, in their order, and are noted by what they store. */
export function openDraft(begin: { stored?: string; unsaved?: string } = {}) {
  const requests: string[] = [];
  const waiting: PromiseWithResolvers<{ savedAt: string }>[] = [];
  const kept: (string | undefined)[] = [];
  const saver = createDraftSaver({
    stored: begin.stored === undefined ? undefined : { ...draftOf(begin.stored), savedAt: "before" },
    unsaved: begin.unsaved === undefined ? undefined : draftOf(begin.unsaved),
    save({ body }) {
      requests.push(body);
      const answer = Promise.withResolvers<{ savedAt: string }>();
      waiting.push(answer);
      return answer.promise;
    },
    onSaved: () => {},
    keep: (text) => kept.push(text?.body),
    isPassing: (error) => error === outage,
  });
  const leave = saver.open();
  const settle = async (failure?: typeof outage) => {
    if (failure) waiting.shift()?.reject(failure);
    else waiting.shift()?.resolve({ savedAt: `answer ${requests.length}` });
    await later(0);
  };
  return { saver, leave, requests, kept, settle, type: (body: string) => saver.change(draftOf(body)) };
}
