import { type RefObject, useEffect, useRef } from "react";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { deleteView, type SavedView, saveView } from "#domain/office/people-list-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./FilterBar.module.css";
import type { useSavedViews } from "./SavedViews.tsx";
import type { Filters } from "./use-filters.ts";

const rule = v.object({ name: saveView.input.entries.name });

type Props = ReturnType<typeof useSavedViews> & { filters: Filters; onSaved: () => void };

/** Keeps the filters as a view, or forgets the view that they are. */
export function ViewKeeping({ views, shown, filters, onSaved }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const notify = useNotice();
  const { act } = useToastedAction();
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const savedName = useRef("");
  const words = peopleWords[locale].views;
  // The chip is there once the views were read again.
  useEffect(() => {
    if (!shown || shown.name !== savedName.current) return;
    savedName.current = "";
    onSaved();
  }, [shown, onSaved]);
  const remove = async (view: SavedView) => {
    await run(deleteView, { name: view.name });
    notify({ title: fillIn(words.deleted, { name: view.name }), undo: () => run(saveView, view) });
  };
  if (!views) return null;
  if (shown)
    return (
      <button type="button" className="link" onClick={() => act(() => remove(shown))}>
        {words.delete}
      </button>
    );
  return (
    <div ref={place} className={isOpen ? css.keeping : undefined}>
      {isOpen ? (
        <ViewForm filters={filters} savedName={savedName} onDone={close} />
      ) : (
        <button type="button" className="link" onClick={open}>
          {words.keep}
        </button>
      )}
    </div>
  );
}

type FormProps = { filters: Filters; savedName: RefObject<string>; onDone: () => void };

function ViewForm({ filters, savedName, onDone }: FormProps) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = peopleWords[locale].views;
  const submission = useOfficeForm({
    rule,
    act: async ({ name }) => {
      savedName.current = name;
      await run(saveView, { name, filters }, words.kept, { name });
      onDone();
    },
  });
  return (
    <OfficeForm
      id="view"
      submission={submission}
      submit={words.save}
      submitting={words.saving}
      onCancel={onDone}
    >
      <Field name="name" label={words.name} hint={words.hint} required />
    </OfficeForm>
  );
}
