import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { roleField } from "#domain/office/account-fields.ts";
import { changeStaffRole, type StaffMember } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { RoleField } from "./RoleField.tsx";
import { useStaffChanged } from "./use-staff-changed.ts";

const rule = v.object({ role: roleField });

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { call, locale } = useOffice();
  const onChanged = useStaffChanged();
  const words = staffWords[locale].role;
  const name = member.name || member.email;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ role }) => {
      await call(changeStaffRole, { id: member.id, role });
      await onChanged(words.changed, { name });
      onClose();
    },
  });
  return (
    <Sheet heading={fillIn(words.heading, { name })} onClose={onClose}>
      <OfficeForm
        id="role"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        onCancel={onClose}
      >
        <RoleField chosen={member.role} />
      </OfficeForm>
    </Sheet>
  );
}
