import { isAuthRetryableFetchError } from "@supabase/auth-js";
import { useRef } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { newPasswordField, passwordField } from "#domain/office/account-fields.ts";
import { useOffice } from "../base/office-context.ts";
import { returnOf } from "../base/paths.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useCancel } from "../parts/use-cancel.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

/** What its loader found: whoever came by a mailed link does not know the present password. */
type NewPasswordData = { isFromLink: boolean };

const fromLink = v.object({ current: v.optional(v.string(), ""), password: newPasswordField });
const fromAccount = v.object({ current: passwordField, password: newPasswordField });

export function NewPasswordScreen() {
  const { auth, locale } = useOffice();
  const showSuccess = useSuccessToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const cancel = useCancel();
  const { isFromLink } = useLoaderData<NewPasswordData>();
  const isUnanswered = useRef(false);
  const words = linkWords[locale].newPassword;
  const submission = useOfficeForm({
    rule: isFromLink ? fromLink : fromAccount,
    fieldOf: {
      current_password_invalid: "current",
      current_password_required: "current",
      weak_password: "password",
      same_password: "password",
    },
    act: async ({ current, password }) => {
      const save = (proof: string) =>
        auth.updateUser({ password, ...(proof && { current_password: proof }) });
      let { error } = await save(current);
      if (isAuthRetryableFetchError(error)) isUnanswered.current = true;
      else if (error && isUnanswered.current) {
        // The try whose answer was lost may have saved it: then it is the present one.
        const { error: refusal } = await save(password);
        if (refusal?.code === "same_password") error = null;
      }
      if (error) throw error;
      showSuccess(words.saved);
      await navigate(returnOf(search), { replace: true });
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.newPassword}</h1>
      <p>{words.lead}</p>
      <OfficeForm
        id="new-password"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        onCancel={cancel}
      >
        {!isFromLink && (
          <PasswordField name="current" label={words.current} autoComplete="current-password" />
        )}
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="new-password"
          hint={linkWords[locale].invitation.passwordHint}
        />
      </OfficeForm>
    </>
  );
}
