import type { Both } from "#domain/locale.ts";
import type { ArticleCategory } from "#domain/search/article-categories.ts";
import type { Words } from "../format/fill-in.ts";

/** The blog, its articles and its feed. The search box, categories and buttons are worded by the specification (§2). */
const en = {
  title: "Blog: taxes, businesses and bookkeeping",
  description:
    "Articles about taxes, forming a business, bookkeeping and notary services in Texas, checked against official sources. In English and Spanish.",
  heading: "Resources & Tips Center",
  lead: "Answers to what families and small businesses ask us, with examples and figures. Each article names its tax year, its official sources and the day we checked them.",
  categories: {
    "tax-tips": "Tax Tips",
    "business-formation": "Business Formation",
    "bookkeeping-advice": "Bookkeeping Advice",
    "notary-legal-docs": "Notary & Legal Docs",
    // The specification's category that is named after a brand, without the brand (§2).
    "company-news": "Company News",
  } satisfies Record<ArticleCategory, string>,
  browse: {
    heading: "Articles",
    search: "Search articles...",
    searchLabel: "Search the titles and summaries",
    category: "Category",
    all: "All Posts",
    featured: "Featured",
    readTime: "Reading time:",
    readMore: "Read more",
    empty: "No articles found matching your criteria.",
    clear: "Clear Filters",
    more: "Load More Articles",
  },
  counted: { one: "{count} article", other: "{count} articles" },
  partly: "{shown} of {all}",
  /** The minutes have their unit with them: "5 min". */
  read: "{minutes} read",
  newsletter: {
    heading: "Tax dates and new articles by email",
    // Double opt-in: an address gets nothing but the confirmation until its owner confirms (decision 6).
    text: "Enter your email and confirm with the link we send. Unsubscribe at any time.",
  },
  closing: {
    heading: "Is your case a little different?",
    text: "Tell us about it: the first consultation is free, lasts {freeConsultationMinutes} minutes, and we answer within {responseHours} hours.",
    services: "See all services",
    contact: "Contact us",
  },
  article: {
    crumbs: "You are here",
    home: "Home",
    blog: "Blog",
    checked: "Facts checked on {checked} for tax year {taxYear}",
    links: "Official sources are linked in the text.",
    contents: "In this article",
    sources: "Official sources",
    nextStep: "Your next step",
    next: "Next article",
  },
  feed: {
    title: "{name}: Resources & Tips Center",
    description: "Articles about taxes, forming a business, bookkeeping and notary services in Texas.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Blog sobre impuestos, negocios y teneduría de libros",
  description:
    "Artículos sobre impuestos, apertura de negocios, teneduría de libros y documentos en Texas, revisados con fuentes oficiales. En español y en inglés.",
  heading: "Centro de recursos y consejos",
  lead: "Lo que nos preguntan las familias y los pequeños negocios, con ejemplos y cifras. Cada artículo dice su año tributario, sus fuentes oficiales y el día en que las revisamos.",
  categories: {
    "tax-tips": "Consejos de impuestos",
    "business-formation": "Apertura de negocios",
    "bookkeeping-advice": "Consejos de teneduría de libros",
    // Without the legal documents of the English label: beside a notary they promise what 406.017 forbids.
    "notary-legal-docs": "Notary Public (servicios notariales)",
    "company-news": "Noticias de la oficina",
  },
  browse: {
    heading: "Artículos",
    search: "Buscar artículos...",
    searchLabel: "Buscar en los títulos y resúmenes",
    category: "Categoría",
    all: "Todos los artículos",
    featured: "Destacado",
    readTime: "Tiempo de lectura:",
    readMore: "Leer más",
    empty: "No encontramos artículos con esos criterios.",
    clear: "Quitar los filtros",
    more: "Ver más artículos",
  },
  counted: { one: "{count} artículo", other: "{count} artículos" },
  partly: "{shown} de {all}",
  read: "{minutes} de lectura",
  newsletter: {
    heading: "Fechas de impuestos y artículos nuevos en su correo",
    text: "Escriba su correo electrónico y confirme con el enlace que le enviamos. Puede darse de baja cuando quiera.",
  },
  closing: {
    heading: "¿Su caso es un poco distinto?",
    text: "Cuéntenos: la primera consulta es gratis, dura {freeConsultationMinutes} minutos y respondemos en menos de {responseHours} horas.",
    services: "Ver todos los servicios",
    contact: "Comunicarse con nosotros",
  },
  article: {
    crumbs: "Usted está aquí",
    home: "Inicio",
    blog: "Blog",
    checked: "Datos revisados el {checked} para el año tributario {taxYear}",
    links: "Los enlaces oficiales están en inglés, salvo donde se indica.",
    contents: "En este artículo",
    sources: "Fuentes oficiales",
    nextStep: "Su siguiente paso",
    next: "Siguiente artículo",
  },
  feed: {
    title: "{name}: Centro de recursos y consejos",
    description:
      "Artículos sobre impuestos, apertura de negocios, teneduría de libros y documentos en Texas.",
  },
};

export type BlogWords = Words<typeof en>;
export const blogWords: Both<BlogWords> = { en, es };
