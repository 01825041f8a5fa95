/** The Spanish noun for a notary, with which Tex. Gov't Code 406.017 forbids advertising one. */
export const notaryWord = /notari(?=o)/i;
