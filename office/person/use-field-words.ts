import type { FormKind } from "#domain/forms/form-kinds.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useService } from "../parts/use-service.ts";

/** The labels of a form's fields and the names of what was chosen in them; any other text stays as it was typed. */
export function useFieldWords(kind: string) {
  const { locale, names } = useOffice();
  const { whole } = useMoments();
  const serviceOf = useService();
  const fields = names.fields[kind as FormKind] ?? {};
  return {
    labelOf: (name: string) => fields[name]?.label[locale] ?? name,
    valueWords(name: string, value: string): string {
      const choice = fields[name]?.choices?.[value];
      if (choice) return choice[locale];
      if (kind === "appointment" && name === "start" && !Number.isNaN(Date.parse(value))) return whole(value);
      return /^(?:service|serviceType|tier)$/.test(name) ? serviceOf(value).name : value;
    },
  };
}
