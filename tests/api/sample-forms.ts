// What a visitor might type into each form.
export const hero = { name: "Ana Prueba", email: "Ana@Example.com", service: "bookkeeping" };
export const contact = {
  firstName: "Ana",
  lastName: "Prueba",
  email: "ana@example.com",
  service: "tax",
  message: "I need help with 2025.",
};
export const consultation = {
  serviceType: "Payroll",
  name: "Ana",
  email: "ana@example.com",
  phone: "(972) 555-0100",
};
export const business = {
  businessType: "llc",
  numOwners: 2,
  allUSCitizens: "yes",
  needsPayroll: "unsure",
  needsBookkeeping: "training",
  needsAdvisory: "later",
  fullName: "Ana Prueba",
  email: "ana@example.com",
  phone: "972-555-0100",
};

export const booking = {
  service: "Virtual Filing",
  tier: "Families",
  name: "Ana",
  email: "ana@example.com",
  phone: "(972) 555-0100",
  slot: "Tuesday after 4 PM",
};
export const quiz = {
  email: "ana@example.com",
  supportLevel: "self",
  smartphoneComfort: "very",
  urgency: "week",
  interaction: "digital",
};
