import { useRef } from "react";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { changeIncident, type Incident, reachFields } from "#domain/office/safeguards-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";

type Props = { incident: Incident; onDone: () => void };

/** Says how many people an incident reaches, which decides who has to be told. */
export function ReachForm({ incident: { id, text, people }, onDone }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = recordsWords[locale].incidents;
  // As it stood when the form was opened: what somebody else counts meanwhile is read before it is written over.
  const seen = useRef<number | undefined>(people);
  const submission = useOfficeForm({
    rule: reachFields,
    keepsAnswers: true,
    fieldOf: { "state-changed": "people" },
    act: async ({ people: typed }) => {
      const to = typed === "" ? null : Number(typed);
      const change = { id, people: { from: seen.current ?? people, to } };
      await run(changeIncident, change, words.done, { text }).catch((error) => {
        if (error.code === "state-changed") seen.current = undefined;
        throw error;
      });
      onDone();
    },
  });
  return (
    <OfficeForm
      id={`reach-${id}`}
      submission={submission}
      submit={words.save}
      submitting={words.saving}
      onCancel={onDone}
      guards
    >
      <Field name="people" label={words.people} type="code" defaultValue={String(people)} />
    </OfficeForm>
  );
}
