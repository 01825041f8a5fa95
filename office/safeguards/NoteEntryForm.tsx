import * as v from "valibot";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { addSafeguardNote, type NoteKind, noteFields } from "#domain/office/safeguards-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { DateField } from "../forms/DateField.tsx";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";

const rule = v.omit(noteFields, ["kind"]);

/** Writes down a training, a vendor or the like. */
export function NoteEntryForm({ kind, onDone }: { kind: NoteKind; onDone: () => void }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = recordsWords[locale].notes;
  const submission = useOfficeForm({
    rule,
    act: async (fields) => {
      await run(addSafeguardNote, { ...fields, kind }, words.done.saved, { text: fields.text });
      onDone();
    },
  });
  return (
    <OfficeForm
      id={kind}
      submission={submission}
      submit={words.save}
      submitting={words.save}
      onCancel={onDone}
      guards
    >
      <DateField name="day" label={words.day} formId={kind} />
      <Field name="text" label={words.text} type="textarea" hint={words.hints[kind]} required />
    </OfficeForm>
  );
}
