import { fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { askOwner } from "#domain/office/person-requests.ts";
import { holdPerson, holdRule } from "#domain/office/retention-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMe } from "../parts/use-me.ts";

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Asks why a person is kept beyond the rule. The owner decides it, and everybody else asks the owner. */
export function HoldDialog({ person: { id, name }, onClose }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const isOwner = useMe()?.role === "owner";
  const { keeping: words, due, requests } = safeguardsWords[locale];
  const button = isOwner ? words.save : requests.questions.copy.button;
  const submission = useOfficeForm({
    rule: holdRule,
    act: async ({ reason }) => {
      if (isOwner) await run(holdPerson, { id, reason }, due.held, { name });
      else await run(askOwner, { id, kind: "hold", note: reason }, requests.asked, { name });
      onClose();
    },
  });
  return (
    <Sheet heading={fillIn(words.holdHeading, { name })} onClose={onClose}>
      {!isOwner && <p>{words.ownerDecides}</p>}
      <OfficeForm id="hold" submission={submission} submit={button} submitting={button} onCancel={onClose}>
        <Field name="reason" label={words.reason} required />
      </OfficeForm>
    </Sheet>
  );
}
