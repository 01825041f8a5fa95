import { useRef, useState } from "react";
import * as v from "valibot";
import { accountWords } from "#content/words/office/account.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { localeField, nameField } from "#domain/office/account-fields.ts";
import { getSession } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { languageNames } from "../parts/language-names.ts";

const rule = v.object({ name: nameField, locale: localeField });

/** Name and language of the signed-in person. */
export function ProfileForm({ user }: { user: OutputOf<typeof getSession>["user"] }) {
  const { auth, queries, locale, setLocale } = useOffice();
  const [isDirty, setDirty] = useState(false);
  const isTypedSince = useRef(false);
  const words = accountWords[locale].profile;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async (fields) => {
      isTypedSince.current = false;
      await dataOf(auth.updateUser({ data: fields }));
      setDirty(isTypedSince.current);
      setLocale(fields.locale);
      await queries.invalidateQueries({ queryKey: [getSession.name] });
      const { saved } = accountWords[fields.locale].profile;
      void notify("success", saved, officeShellWords[fields.locale].toastLabels);
    },
  });
  const note = () => {
    isTypedSince.current = true;
    setDirty(true);
  };
  return (
    <div onInput={note}>
      <OfficeForm id="profile" submission={submission} submit={words.submit} submitting={words.submitting}>
        <Field name="name" label={words.name} required autoComplete="name" defaultValue={user.name} />
        <Field
          name="locale"
          label={words.language}
          type="select"
          required
          hint={words.languageHint}
          defaultValue={user.locale}
          choices={languageNames}
        />
      </OfficeForm>
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}
