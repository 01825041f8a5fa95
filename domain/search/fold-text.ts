/** Folds a text for comparison, without accents, case and extra space: "Declaración " becomes "declaracion". */
export const foldText = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
