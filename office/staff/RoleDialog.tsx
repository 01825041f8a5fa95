import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { roleField } from "#domain/office/account-fields.ts";
import { changeStaffRole, listStaff, type StaffMember } from "#domain/office/staff-operations.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { RoleField } from "./RoleField.tsx";

const rule = v.object({ role: roleField });

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { call, queries, locale } = useOffice();
  const words = staffWords[locale].role;
  const shell = officeShellWords[locale];
  const name = member.name || member.email;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ role }) => {
      await call(changeStaffRole, { id: member.id, role });
      await queries.invalidateQueries({ queryKey: [listStaff.name] });
      const toast = { title: words.changed.title, text: fillIn(words.changed.text, { name }) };
      void notify("success", toast, shell.toastLabels);
      onClose();
    },
  });
  return (
    <Dialog heading={fillIn(words.heading, { name })} onClose={onClose}>
      <OfficeForm
        id="role"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        beside={
          <button type="button" className="button quiet" onClick={onClose}>
            {shell.cancel}
          </button>
        }
      >
        <RoleField chosen={member.role} />
      </OfficeForm>
    </Dialog>
  );
}
