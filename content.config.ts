import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { contentFolder } from "#content/content-folder.ts";
import { articleCategories } from "#domain/search/article-categories.ts";

const isoDay = z.coerce.date();

/** Ids are `en/<slug>` and `es/<slug>`; both languages of an article share the slug. */
const articles = defineCollection({
  loader: glob({ base: `${contentFolder}/articles`, pattern: "{en,es}/*.md" }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string(),
    excerpt: z.string(),
    category: z.enum(articleCategories),
    date: isoDay,
    checked: isoDay,
    taxYear: z.number().int(),
    featured: z.boolean(),
    service: z.string(),
    nextStep: z.string(),
    sources: z.array(z.strictObject({ title: z.string(), url: z.url() })).min(1),
  }),
});

/** Ids are `en/privacy`, `en/terms`, `en/sample-practice` (the last chapter of a sample's terms), and the same in `es`. */
const legal = defineCollection({
  loader: glob({ base: `${contentFolder}/legal`, pattern: "{en,es}/*.md" }),
  schema: z.strictObject({ title: z.string(), description: z.string(), updated: isoDay }),
});

export const collections = { articles, legal };
