import * as v from "valibot";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { locales } from "#domain/locale.ts";
import { staffRoles } from "#domain/office/roles.ts";
import { inviteStaff } from "#domain/office/staff-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./InviteForm.module.css";
import { RoleField } from "./RoleField.tsx";

const rule = v.object(inviteStaff.input.entries);

/** Invites somebody by mail; the account begins when the link in it is used. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = staffWords[locale].invite;
  const submission = useOfficeForm({
    rule,
    fieldOf: { "email-taken": "email" },
    act: async (fields) => {
      await run(inviteStaff, fields, words.sent, { email: fields.email });
      onDone();
    },
  });
  return (
    <div className={css.card}>
      <OfficeForm
        id="invite"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        onCancel={onDone}
        guards
      >
        <h2>{words.heading}</h2>
        <div className={css.fields}>
          <Field name="name" label={words.name} required />
          <Field name="email" label={words.email} type="email" required />
          <RoleField chosen="front-desk" />
          <Field
            name="locale"
            label={words.language}
            type="select"
            required
            defaultValue={locale}
            choices={locales.map((each) => ({ value: each, label: words.languages[each] }))}
          />
        </div>
        <RoleHints />
      </OfficeForm>
    </div>
  );
}

function RoleHints() {
  const { locale } = useOffice();
  return (
    <dl className={css.hints}>
      {staffRoles.map((role) => (
        <div key={role}>
          <dt>{officeShellWords[locale].roles[role]}</dt>
          <dd>{staffWords[locale].roleHints[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
