import { notifyManager } from "@tanstack/react-query";
import { getField, listFields } from "#domain/office/field-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { getWebsite } from "#domain/office/website-operations.ts";
import type { Field, Finding } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { useMe } from "../parts/use-me.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

type Saved = { value: Json; version: string; findings: Finding[] };

/** Puts what was saved onto all screens by the answer alone, before they are read again. */
export function useFieldSaved() {
  const { queries } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const by = useMe()?.name ?? "";
  /** Resolves when the screens have it. */
  return async (before: Field, { value, version, findings }: Saved): Promise<void> => {
    const { path, actsAtOnce } = before;
    const draft = { value, isRestoring: false };
    const saved: Partial<Field> = {
      version,
      findings,
      ...(actsAtOnce ? { live: value } : { draft }),
      changed: { by, at: new Date(serverNow()).toISOString() },
    };
    const after = (field: Field) => (field.path === path ? { ...field, ...saved } : field);
    queries.setQueriesData<Field>({ queryKey: [getField.name] }, (field) => field && after(field));
    queries.setQueriesData<OutputOf<typeof listFields>>(
      { queryKey: [listFields.name] },
      (list) => list && { fields: list.fields.map(after) },
    );
    if (!actsAtOnce)
      queries.setQueriesData<OutputOf<typeof getWebsite>>({ queryKey: [getWebsite.name] }, (website) => {
        if (!website) return website;
        const { attention } = website;
        const isKnown = attention.some((field) => field.path === path);
        return {
          ...website,
          attention: isKnown ? attention.map(after) : [...attention, after(before)],
          // Without a draft it says nothing of whether one could be published.
          canPublish: website.canPublish || !attention.some((field) => field.draft),
        };
      });
    void websiteChanged();
    // They hear of it in a task of its own.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  };
}
