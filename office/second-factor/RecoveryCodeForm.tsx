import * as v from "valibot";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { recoveryCodeField } from "#domain/office/account-fields.ts";
import { redeemRecoveryCode } from "#domain/office/account-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";

const rule = v.object({ code: recoveryCodeField });

/** A recovery code, in the place of an app. */
export function RecoveryCodeForm({ onDone }: { onDone: () => unknown }) {
  const { auth, call, locale } = useOffice();
  const words = signInWords[locale].secondFactor;
  const submission = useOfficeForm({
    rule,
    fieldOf: { "recovery-code-wrong": "code" },
    act: async (fields) => {
      const { refresh_token } = await call(redeemRecoveryCode, fields);
      // Not setSession: it compares the device's clock with the server's.
      await dataOf(auth.refreshSession({ refresh_token }));
      await onDone();
    },
  });
  return (
    <>
      <p>{words.recoveryLead}</p>
      <OfficeForm
        id="recovery-code"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
      >
        <Field name="code" label={words.recoveryCode} required hint={words.noCodes} />
      </OfficeForm>
    </>
  );
}
