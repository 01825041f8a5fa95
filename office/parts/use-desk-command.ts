import { fillIn } from "#content/format/fill-in.ts";
import type { InputOf, Operation, OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { useSuccessToast } from "./use-success-toast.ts";

type DoneWords = { title: string; text: string };

/** Runs a command, reads again what the screens show, and says that it was done. Throws what refused it. */
export function useDeskCommand() {
  const { call, queries } = useOffice();
  const showToast = useSuccessToast();
  return async <Each extends Operation>(
    operation: Each,
    input: InputOf<Each>,
    done?: DoneWords,
    values: Record<string, string> = {},
  ): Promise<OutputOf<Each>> => {
    const answer = await call(operation, input).catch((error) => {
      // What a colleague changed since is shown; nobody waits for it.
      if (error.conflict || error.code === "state-changed") void queries.invalidateQueries();
      throw error;
    });
    await queries.invalidateQueries();
    if (done) showToast({ title: done.title, text: fillIn(done.text, values) });
    return answer;
  };
}
