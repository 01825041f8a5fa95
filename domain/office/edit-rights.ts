import type { FieldKind } from "../website/field-kinds.ts";
import type { FieldType } from "../website/find-field.ts";
import type { StaffRole } from "./roles.ts";

/** Entries that hold a price. */
const pricedKinds: readonly FieldKind[] = ["fee", "tier", "service"];

/**
 * Whether a role changes a field: prices, the switch that opens the practice and what acts without a publish are the
 * owner's, all else a preparer drafts too.
 */
export function canEdit(role: StaffRole, { section, kind, actsAtOnce = false }: EditableType): boolean {
  if (role === "owner") return true;
  const isOwners = section === "prices" || section === "launch" || pricedKinds.includes(kind) || actsAtOnce;
  return role === "preparer" && !isOwners;
}

type EditableType = Pick<FieldType, "section" | "kind"> & { actsAtOnce?: boolean };
