import { Link, useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { emailField, passwordField } from "#domain/office/account-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, returnOf } from "../base/paths.ts";
import type { SignInNote } from "../base/use-sign-out.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";

const rule = v.object({ email: emailField, password: passwordField });

export function SignInScreen() {
  const { auth, locale } = useOffice();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const words = signInWords[locale].signIn;
  const note = (state as SignInNote | null)?.ended;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async (fields) => {
      await dataOf(auth.signInWithPassword(fields));
      // Its loader leads on to the second factor, and from there to this address.
      await navigate(returnOf(search));
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.signIn}</h1>
      {note && <p role="status">{words.ended[note]}</p>}
      <OfficeForm id="sign-in" submission={submission} submit={words.submit} submitting={words.submitting}>
        <Field name="email" label={words.email} type="email" required autoComplete="username" />
        <PasswordField name="password" label={words.password} autoComplete="current-password" />
      </OfficeForm>
      <p>
        <Link to={paths.forgotten}>{words.forgotten}</Link>
      </p>
    </>
  );
}
