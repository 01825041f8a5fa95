import { createContext, useContext } from "react";
import type { DeskNames } from "#content/desk-names.ts";
import type { Locale } from "#domain/locale.ts";
import type { OfficeClients } from "./office-clients.ts";

type OfficeValues = OfficeClients & {
  practiceName: string;
  /** What the practice and its forms call things. */
  names: DeskNames;
  locale: Locale;
  /** Changes the language of this browser; the person's own is in the account. */
  setLocale: (locale: Locale) => void;
};

export const OfficeContext = createContext<OfficeValues | undefined>(undefined);

/** What every screen of the office works with. */
export function useOffice(): OfficeValues {
  const values = useContext(OfficeContext);
  if (!values) throw new Error("A screen of the office stands outside OfficeApp.");
  return values;
}
