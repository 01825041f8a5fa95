let searchedText = "";

/** Keeps what was searched for in vain, for the form that adds a person: no address and no storage may hold it. */
export const keepSearchedText = (text: string) => {
  searchedText = text.trim();
};

/** The fields of the form that the kept text fills: an address, a number, or else a name. */
export function readSearchedText(): { name: string; email: string; phone: string } {
  const fields = { name: "", email: "", phone: "" };
  if (searchedText.includes("@")) return { ...fields, email: searchedText };
  const isNumber = /^[-+().\s\d]+$/.test(searchedText);
  return isNumber ? { ...fields, phone: searchedText } : { ...fields, name: searchedText };
}
