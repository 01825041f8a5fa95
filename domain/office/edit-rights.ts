import type { FieldKind } from "../website/field-kinds.ts";
import type { FieldType } from "../website/find-field.ts";
import type { StaffRole } from "./roles.ts";

const pricedKinds: readonly FieldKind[] = ["fee", "tier", "service"];

/** Whether a role may edit a field; prices, the opening and what acts without a publish are the owner's. */
export function canEdit(role: StaffRole, { section, kind, actsAtOnce = false }: EditableType): boolean {
  if (role === "owner") return true;
  const isOwners = section === "prices" || section === "launch" || pricedKinds.includes(kind) || actsAtOnce;
  return role === "preparer" && !isOwners;
}

type EditableType = Pick<FieldType, "section" | "kind"> & { actsAtOnce?: boolean };
