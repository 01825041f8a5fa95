import { fillCount } from "#content/format/fill-in.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { mostChanged } from "#domain/office/person-commands.ts";
import { tagSpam, untagSpam } from "#domain/office/spam-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";

/** Tags people as spam and offers to take it back; resolves with whether somebody was tagged. */
export function useTagSpam() {
  const { call, queries, locale } = useOffice();
  const notify = useNotice();
  const fail = useFailureToast();
  const words = spamWords[locale];
  /** As many calls as it takes; resolves with all who were changed. */
  const changeAll = async (operation: typeof tagSpam | typeof untagSpam, ids: readonly string[]) => {
    const changed: string[] = [];
    for (let done = 0; done < ids.length; done += mostChanged)
      changed.push(...(await call(operation, { ids: ids.slice(done, done + mostChanged) })).changed);
    return changed;
  };
  return async (ids: readonly string[]): Promise<boolean> => {
    try {
      const changed = await changeAll(tagSpam, ids);
      const left = ids.length - changed.length;
      notify({
        title: fillCount(words.tagged.title, changed.length),
        text: left > 0 ? fillCount(words.notTagged, left) : words.tagged.text,
        ...(changed.length > 0 && {
          undo: () => changeAll(untagSpam, changed).finally(() => queries.invalidateQueries()),
        }),
      });
      return changed.length > 0;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      await queries.invalidateQueries();
    }
  };
}
