import { fillIn } from "#content/format/fill-in.ts";
import { staffWords } from "#content/words/office/staff.ts";
import type { StaffMember } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { type StaffCommand, staffCommands } from "./staff-commands.ts";
import { useStaffChanged } from "./use-staff-changed.ts";

type Props = { command: StaffCommand; member: StaffMember; onClose: () => void };

/** Asks before an account is blocked, unblocked, reset, invited again or removed. */
export function CommandDialog({ command, member, onClose }: Props) {
  const { call, locale } = useOffice();
  const onChanged = useStaffChanged();
  const words = staffWords[locale].commands[command];
  const name = member.name || member.email;
  const act = async () => {
    await call(staffCommands[command], { id: member.id });
    await onChanged(words.done, { name });
  };
  return (
    <ConfirmDialog
      heading={fillIn(words.heading, { name })}
      text={fillIn(words.text, { name })}
      button={words.button}
      onConfirm={act}
      onClose={onClose}
    />
  );
}
