import { fillCount } from "#content/format/fill-in.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { mostChanged } from "#domain/office/person-commands.ts";
import { tagSpam, untagSpam } from "#domain/office/spam-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { changeInParts } from "../commands/in-parts.ts";
import { useNotice } from "../commands/use-notice.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";

/** Tags people as spam and offers to take it back; resolves with whether all went through and somebody was tagged. */
export function useTagSpam() {
  const { call, queries, locale } = useOffice();
  const notify = useNotice();
  const fail = useFailureToast();
  const words = spamWords[locale];
  const untag = async (ids: readonly string[]) => {
    const { error } = await changeInParts(ids, mostChanged, (part) => call(untagSpam, { ids: part }));
    await queries.invalidateQueries();
    if (error) throw error;
  };
  return async (ids: readonly string[]): Promise<boolean> => {
    const { changed, error } = await changeInParts(ids, mostChanged, (part) => call(tagSpam, { ids: part }));
    const left = error ? 0 : ids.length - changed.length;
    if (changed.length > 0 || !error)
      notify({
        title: fillCount(words.tagged.title, changed.length),
        text: left > 0 ? fillCount(words.notTagged, left) : words.tagged.text,
        ...(changed.length > 0 && { undo: () => untag(changed) }),
      });
    if (error) fail(error);
    await queries.invalidateQueries();
    return !error && changed.length > 0;
  };
}
