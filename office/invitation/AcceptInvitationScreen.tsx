import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { nameField, newPasswordField } from "#domain/office/account-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { returnOf } from "../base/paths.ts";
import { acceptedMark } from "../base/sign-in-state.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";

const rule = v.object({ name: nameField, password: newPasswordField });

/** An invited person's first screen: the account gets its name and its password. */
export function AcceptInvitationScreen() {
  const { auth, locale } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [user, setUser] = useState<User>();
  useEffect(() => {
    void auth.getSession().then(({ data }) => setUser(data.session?.user));
  }, [auth]);
  const words = linkWords[locale].invitation;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    fieldOf: { weak_password: "password" },
    act: async ({ name, password }) => {
      const data = { name, locale, ...acceptedMark };
      const { error } = await auth.updateUser({ password, data });
      // Nobody invited had a password before: it was saved by a try whose answer was lost.
      if (error?.code === "same_password") await dataOf(auth.updateUser({ data }));
      else if (error) throw error;
      await navigate(returnOf(search));
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.acceptInvitation}</h1>
      {user && (
        <>
          <p>{fillIn(words.lead, { email: user.email ?? "" })}</p>
          <OfficeForm
            id="invitation"
            submission={submission}
            submit={words.submit}
            submitting={words.submitting}
          >
            <input type="hidden" name="username" autoComplete="username" value={user.email ?? ""} />
            <Field
              name="name"
              label={words.name}
              required
              autoComplete="name"
              defaultValue={String(user.user_metadata.name ?? "")}
            />
            <PasswordField
              name="password"
              label={words.password}
              autoComplete="new-password"
              hint={words.passwordHint}
            />
          </OfficeForm>
        </>
      )}
    </>
  );
}
