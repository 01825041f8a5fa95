import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { addIncident, incidentFields } from "#domain/office/safeguards-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { DateField } from "../forms/DateField.tsx";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./Safeguards.module.css";

/** Notes an incident, which starts its clocks. */
export function IncidentForm({ onDone }: { onDone: () => void }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { everybody } = useColleagues();
  const words = recordsWords[locale].incidents;
  const submission = useOfficeForm({
    rule: incidentFields,
    act: async ({ text, fromDay, toDay, accountId, protection, people }) => {
      const incident = {
        text,
        fromDay,
        toDay,
        isUnencrypted: protection === "none",
        accountId: accountId || null,
        people: people === "" ? null : Number(people),
      };
      await run(addIncident, incident, words.done, { text });
      onDone();
    },
  });
  return (
    <OfficeForm
      id="incident"
      submission={submission}
      submit={words.save}
      submitting={words.saving}
      onCancel={onDone}
      guards
    >
      <Field name="text" label={words.text} type="textarea" required />
      <div className={css.fields}>
        <DateField name="fromDay" label={words.from} formId="incident" />
        <DateField name="toDay" label={words.to} formId="incident" />
      </div>
      <Field
        name="accountId"
        label={words.account}
        type="select"
        choices={[{ value: "", label: words.everybody }, ...everybody]}
      />
      <p className={css.check}>
        <input type="checkbox" id="incident-protection" name="protection" value="none" defaultChecked />
        <label htmlFor="incident-protection">{words.unencrypted}</label>
      </p>
      <Field name="people" label={words.people} type="code" />
    </OfficeForm>
  );
}
