/** Each way of filing is recognisable by its rose, wherever it is named. */
export const filingLooks = {
  inPerson: { tile: "pin", scheme: 4 },
  mobileApp: { tile: "star", scheme: 1 },
  virtual: { tile: "pin", scheme: 1 },
} as const;

export const methodLooks = {
  "in-person": filingLooks.inPerson,
  "mobile-app": filingLooks.mobileApp,
} as const;
