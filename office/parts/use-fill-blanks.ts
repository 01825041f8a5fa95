import type { Locale } from "#domain/locale.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { fillBlanks, type TemplateBlank } from "#domain/people/template-blanks.ts";
import { useOffice } from "../base/office-context.ts";
import { useMe } from "./use-me.ts";
import { useService } from "./use-service.ts";

/** Fills the blanks of a template for a person who asked for a service, in the language of the text. */
export function useFillBlanks() {
  const { practiceName: practice, names } = useOffice();
  const sender = useMe()?.name ?? "";
  const serviceIn = { en: useService("en"), es: useService("es") };
  return (text: string, language: Locale, { name, service }: { name: string; service: string }) => {
    // The times are put in by whoever offers them.
    const values: Partial<Record<TemplateBlank, string>> = {
      firstName: firstNameOf(name),
      name,
      sender,
      practice,
      phone: names.phone,
      service: serviceIn[language](service).name,
    };
    return fillBlanks(text, values);
  };
}
