import { changeFields } from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

/** The new value of a field; without one its draft is dropped. */
type FieldChange = {
  field: Field;
  value: Json | undefined;
  /** The way back leads to what is live, past the draft that stands. */
  isBackToLive?: boolean;
};

/** Changes several fields together, or none, says what was done, and offers one way back for all of them. */
export function useFieldChanges() {
  const { call } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const notify = useNotice();
  const { act, isRunning } = useToastedAction();
  const changeNow = async (changes: readonly FieldChange[], title: string) => {
    const { versions } = await call(changeFields, {
      changes: changes.map(({ field: { path, version }, value }) => ({ path, version, value })),
    });
    const inverse = changes.map(({ field, isBackToLive }, place) => ({
      path: field.path,
      version: versions[place] ?? "",
      value: isBackToLive ? undefined : storedValue(field),
    }));
    notify({
      title,
      of: changes[0]?.field.path,
      undo: async () => {
        await call(changeFields, { changes: inverse });
        await websiteChanged();
      },
    });
  };
  const change = (changes: readonly FieldChange[], title: string) =>
    act(() => changeNow(changes, title).finally(websiteChanged));
  return { change, isRunning };
}

/** What is stored for a field beside what is live; undefined for nothing. */
function storedValue({ draft, version, live }: Field): Json | undefined {
  if (draft) return draft.value;
  return version === "" ? undefined : live;
}
