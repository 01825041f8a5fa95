export const filingTiles = {
  inPerson: { tile: "pin", scheme: 4 },
  mobileApp: { tile: "star", scheme: 1 },
  virtual: { tile: "pin", scheme: 1 },
} as const;

export const methodTiles = {
  "in-person": filingTiles.inPerson,
  "mobile-app": filingTiles.mobileApp,
} as const;
