import { Link, useLoaderData, useNavigate } from "react-router";
import * as v from "valibot";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { emailField, nameField, newPasswordField } from "#domain/office/account-fields.ts";
import { createFirstOwner, findFirstOwner } from "#domain/office/first-owner-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf, type OfficeClients } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useFragment } from "../link/use-fragment.ts";

const rule = v.object({ name: nameField, email: emailField, password: newPasswordField });

/** Asks whether somebody made that account: then there is no form. */
export const loadFirstOwner = ({ call }: OfficeClients) => call(findFirstOwner, {});

/** Makes the first account of the office, with the link that the first start of the server prints. */
export function FirstOwnerScreen() {
  const { auth, call, locale } = useOffice();
  const navigate = useNavigate();
  const { exists } = useLoaderData<OutputOf<typeof findFirstOwner>>();
  const token = useFragment().get("token");
  const words = linkWords[locale].firstOwner;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    fieldOf: { "password-weak": "password" },
    act: async (fields) => {
      await call(createFirstOwner, { ...fields, token: token ?? "", locale });
      await dataOf(auth.signInWithPassword(fields));
      await navigate(paths.home);
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.firstOwner}</h1>
      {token && !exists ? (
        <>
          <p>{words.lead}</p>
          <OfficeForm
            id="first-owner"
            submission={submission}
            submit={words.submit}
            submitting={words.submitting}
          >
            <Field name="name" label={words.name} required autoComplete="name" />
            <Field name="email" label={words.email} type="email" required autoComplete="username" />
            <PasswordField
              name="password"
              label={words.password}
              autoComplete="new-password"
              hint={words.passwordHint}
            />
          </OfficeForm>
        </>
      ) : (
        <>
          <p role="alert">{exists ? words.exists : words.noToken}</p>
          <p>
            <Link to={paths.signIn}>{words.signIn}</Link>
          </p>
        </>
      )}
    </>
  );
}
