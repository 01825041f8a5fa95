export const articleCategories = [
  "tax-tips",
  "business-formation",
  "bookkeeping-advice",
  "notary-legal-docs",
  "company-news",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];
