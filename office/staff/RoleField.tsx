import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { type StaffRole, staffRoles } from "#domain/office/roles.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";

/** The choice of a role. */
export function RoleField({ chosen }: { chosen: StaffRole }) {
  const { locale } = useOffice();
  const { roles } = officeShellWords[locale];
  return (
    <Field
      name="role"
      label={staffWords[locale].invite.role}
      type="select"
      required
      defaultValue={chosen}
      choices={staffRoles.map((role) => ({ value: role, label: roles[role] }))}
    />
  );
}
