import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { codeField } from "#domain/office/account-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";

const rule = v.object({ factor: v.optional(v.string(), ""), code: codeField });

/** The code of an authenticator app, which makes the session one of two factors. */
export function AppCodeForm({ onDone }: { onDone: () => unknown }) {
  const { auth, locale } = useOffice();
  const words = signInWords[locale].secondFactor;
  const { data: factors = [] } = useQuery({
    queryKey: ["verified-factors"],
    queryFn: async () => (await dataOf(auth.mfa.listFactors())).totp,
  });
  const submission = useOfficeForm({
    rule,
    fieldOf: { mfa_verification_failed: "code", mfa_challenge_expired: "code" },
    act: async ({ factor, code }) => {
      const factorId = factor || factors[0]?.id || (await dataOf(auth.mfa.listFactors())).totp[0]?.id || "";
      await dataOf(auth.mfa.challengeAndVerify({ factorId, code }));
      await onDone();
    },
  });
  return (
    <>
      <p>{words.lead}</p>
      <OfficeForm id="app-code" submission={submission} submit={words.submit} submitting={words.submitting}>
        {factors.length > 1 && (
          <Field
            name="factor"
            label={words.app}
            type="select"
            required
            choices={factors.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? id }))}
          />
        )}
        <Field name="code" label={words.code} type="code" required autoComplete="one-time-code" />
      </OfficeForm>
    </>
  );
}
