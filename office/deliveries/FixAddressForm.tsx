import { useState } from "react";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { emailField } from "#domain/office/account-fields.ts";
import { type DeliveryRow, fixAddress } from "#domain/office/delivery-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";

type Props = {
  delivery: DeliveryRow;
  /** It was sent, or theirs is taken. */
  onEnd: () => void;
};

const rule = v.object({ to: emailField });

/** Corrects the address of a mail and sends it again. Somebody else's correction is shown, to be taken or replaced. */
export function FixAddressForm({ delivery: { id, target }, onEnd }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [conflict, setConflict] = useState<{ current: string; by: string }>();
  const words = deliveriesWords[locale];
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ to }) => {
      const from = conflict?.current ?? target;
      await run(fixAddress, { id, from, to }, words.done.fixed, { target: to }).catch((error: unknown) => {
        if (error instanceof OfficeProblem && error.conflict) setConflict(error.conflict);
        throw error;
      });
      onEnd();
    },
  });
  const { current = "", by = "" } = conflict ?? {};
  return (
    <OfficeForm
      id="fix-address"
      submission={submission}
      submit={words.fix.submit}
      submitting={words.fix.submitting}
    >
      <Field
        name="to"
        label={words.address}
        type="email"
        required
        defaultValue={target}
        hint={words.fix.hint}
      />
      {conflict && (
        <p>
          {by ? fillIn(words.fix.conflict, { by, current }) : fillIn(words.fix.conflictUnknown, { current })}{" "}
          <button type="button" className="link" onClick={onEnd}>
            {fillIn(words.fix.take, { current })}
          </button>
        </p>
      )}
    </OfficeForm>
  );
}
