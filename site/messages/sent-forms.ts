/** Pages that answer a form sent without script: the last part of the address, the route, the form's own words. */
export const sentForms = {
  hero: { route: "sentHero", words: "hero" },
  contact: { route: "sentContact", words: "contact" },
  "contact-page": { route: "sentContactPage", words: "contactPage" },
  consultation: { route: "sentConsultation", words: "consultation" },
  business: { route: "sentBusiness", words: "business" },
} as const;
export type SentForm = keyof typeof sentForms;
