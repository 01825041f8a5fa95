import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { emailField } from "#domain/office/account-fields.ts";
import { emailChangeLifetime } from "#domain/office/email-change-lifetime.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { serverNow } from "../base/server-clock.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

const rule = v.object({ email: emailField });
const userKey = ["user"];

/** Changes the address to sign in with, which takes a link at the old address and one at the new. */
export function EmailChange({ email }: { email: string }) {
  const { auth, queries, locale } = useOffice();
  const showSuccess = useSuccessToast();
  const words = accountWords[locale].email;
  const { data: user } = useQuery({
    queryKey: userKey,
    queryFn: async () => (await dataOf(auth.getUser())).user,
  });
  const sentAt = Date.parse(user?.email_change_sent_at ?? "");
  const isWaiting = serverNow() - sentAt < emailChangeLifetime;
  const submission = useOfficeForm({
    rule,
    fieldOf: { email_exists: "email" },
    act: async (fields) => {
      if (fields.email.toLowerCase() === email)
        throw new OfficeProblem("input-invalid", "email", undefined, "email-unchanged");
      await dataOf(auth.updateUser(fields));
      await queries.invalidateQueries({ queryKey: userKey });
      showSuccess(words.sent);
    },
  });
  return (
    <>
      <p>{fillIn(words.now, { email })}</p>
      {user?.new_email && isWaiting && <p>{fillIn(words.waiting, { email: user.new_email })}</p>}
      <OfficeForm
        id="email-change"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        isQuiet
      >
        <Field name="email" label={words.next} type="email" required autoComplete="email" />
      </OfficeForm>
    </>
  );
}
