/** Without accents, case and needless space: "Declaración " and "declaracion" are the same. */
export const foldText = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
