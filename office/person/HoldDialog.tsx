import { fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { holdPerson, holdRule } from "#domain/office/retention-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Asks why a person is kept beyond the rule. */
export function HoldDialog({ person: { id, name }, onClose }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { keeping: words, due } = safeguardsWords[locale];
  const submission = useOfficeForm({
    rule: holdRule,
    act: async ({ reason }) => {
      await run(holdPerson, { id, reason }, due.held, { name });
      onClose();
    },
  });
  return (
    <Dialog heading={fillIn(words.holdHeading, { name })} onClose={onClose}>
      <OfficeForm
        id="hold"
        submission={submission}
        submit={words.save}
        submitting={words.save}
        onCancel={onClose}
      >
        <Field name="reason" label={words.reason} required />
      </OfficeForm>
    </Dialog>
  );
}
