import type { Both } from "#domain/locale.ts";

/**
 * What Texas asks of whoever offers notary services in another language than English: the statement and
 * the fees a notary may charge, in both languages (Tex. Gov't Code 406.017, as amended 2023).
 */
export const notaryNotice: Both<{ heading: string; statement: string; feesHeading: string }> = {
  en: {
    heading: "Notice about notary services",
    // The words of the statute, letter for letter and in capitals; do not edit.
    statement:
      "I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE OR ACCEPT FEES FOR LEGAL ADVICE.",
    feesHeading: "Fees a notary public may charge in Texas (Government Code § 406.024)",
  },
  es: {
    heading: "Aviso sobre los servicios notariales",
    // The statute gives no Spanish text; both genders, because whoever owns the practice speaks.
    statement:
      "NO SOY ABOGADO(A) CON LICENCIA PARA EJERCER LA ABOGACÍA EN TEXAS Y NO PUEDO DAR ASESORÍA LEGAL NI ACEPTAR HONORARIOS POR DAR ASESORÍA LEGAL.",
    // Names the act and not who may charge for it: that Spanish noun is what Gov't Code 406.017 forbids.
    feesHeading: "Lo que se puede cobrar en Texas por un acto notarial (Código de Gobierno § 406.024)",
  },
};
