import { useState } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { emailField } from "#domain/office/account-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";

const rule = v.object({ email: emailField });

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgottenScreen() {
  const { auth, locale } = useOffice();
  const [sentTo, setSentTo] = useState("");
  const words = signInWords[locale].forgotten;
  const submission = useOfficeForm({
    rule,
    act: async ({ email }) => {
      await dataOf(auth.resetPasswordForEmail(email));
      setSentTo(email);
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.forgotten}</h1>
      <p role="status">{sentTo && fillIn(words.sent, { email: sentTo })}</p>
      {sentTo && <p>{words.notThere}</p>}
      {!sentTo && (
        <>
          <p>{words.lead}</p>
          <OfficeForm
            id="forgotten"
            submission={submission}
            submit={words.submit}
            submitting={words.submitting}
          >
            <Field name="email" label={words.email} type="email" required autoComplete="username" />
          </OfficeForm>
        </>
      )}
      <p>
        <Link to={paths.signIn}>{words.back}</Link>
      </p>
    </>
  );
}
