import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { listStaff, type StaffMember } from "#domain/office/staff-operations.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { type StaffCommand, staffCommands } from "./staff-commands.ts";

type Props = { command: StaffCommand; member: StaffMember; onClose: () => void };

/** Asks before an account is blocked, unblocked, reset, invited again or removed. */
export function CommandDialog({ command, member, onClose }: Props) {
  const { call, queries, locale } = useOffice();
  const words = staffWords[locale].commands[command];
  const name = member.name || member.email;
  const act = async () => {
    await call(staffCommands[command], { id: member.id });
    await queries.invalidateQueries({ queryKey: [listStaff.name] });
    const toast = { title: words.done.title, text: fillIn(words.done.text, { name }) };
    void notify("success", toast, officeShellWords[locale].toastLabels);
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
