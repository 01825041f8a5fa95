import { fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { releasePerson } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useDeskCommand } from "./use-desk-command.ts";

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Asks before a person who is held is released to the rule. */
export function ReleaseDialog({ person: { id, name }, onClose }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = safeguardsWords[locale].holds;
  return (
    <ConfirmDialog
      heading={fillIn(words.question, { name })}
      text={words.questionText}
      button={words.release}
      onClose={onClose}
      onConfirm={() => run(releasePerson, { id }, words.released, { name })}
    />
  );
}
