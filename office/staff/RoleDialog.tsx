import { useState } from "react";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { roleField } from "#domain/office/account-fields.ts";
import { changeStaffRole, type StaffMember } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { RoleField } from "./RoleField.tsx";

const rule = v.object({ role: roleField });

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [opened] = useState(member.role);
  const [isOutdated, setOutdated] = useState(false);
  // Somebody else's change is first refused, then shown: nobody writes over it unseen.
  const seen = isOutdated ? member.role : opened;
  const words = staffWords[locale].role;
  const name = member.name || member.email;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ role }) => {
      try {
        await run(changeStaffRole, { id: member.id, from: seen, role }, words.changed, { name });
        onClose();
      } catch (error) {
        if (error instanceof OfficeProblem && error.code === "state-changed") setOutdated(true);
        throw error;
      }
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
        <RoleField key={seen} chosen={seen} />
      </OfficeForm>
    </Sheet>
  );
}
