import { fillIn } from "#content/format/fill-in.ts";
import { staffWords } from "#content/words/office/staff.ts";
import type { StaffMember } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { type StaffCommand, staffCommands } from "./staff-commands.ts";

type Props = { command: StaffCommand; member: StaffMember; onClose: () => void };

/** Asks before an account is blocked, unblocked, reset, invited again or removed. */
export function CommandDialog({ command, member, onClose }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = staffWords[locale].commands[command];
  const name = member.name || member.email;
  return (
    <ConfirmDialog
      heading={fillIn(words.heading, { name })}
      text={fillIn(words.text, { name })}
      button={words.button}
      onConfirm={() => run(staffCommands[command], { id: member.id }, words.done, { name })}
      onClose={onClose}
    />
  );
}
