import { canEdit } from "#domain/office/edit-rights.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useMe } from "../parts/use-me.ts";
import { useWebsite } from "./use-website.ts";

/** What the signed-in person may do with the website; nothing until that is known. */
export function useRights() {
  const role = useMe()?.role;
  const isLocked = useWebsite().data?.isLocked ?? true;
  return {
    isLocked,
    canEdit: (field: Pick<Field, "section" | "kind" | "actsAtOnce">) =>
      !isLocked && role !== undefined && canEdit(role, field),
    canPublish: !isLocked && role === "owner",
    isOwner: role === "owner",
  };
}
