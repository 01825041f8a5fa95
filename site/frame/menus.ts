import { canonicalPathOf, plainPath, type RouteName, routeNames, routes } from "#content/routes.ts";
import { type ShellWords, shellWords } from "#content/words/shell.ts";

export type LinkName = Extract<RouteName, keyof ShellWords["links"]>;
export type MenuName = keyof ShellWords["menus"];
type Menu = { links: readonly LinkName[]; sheetLinks: readonly LinkName[] };

const fileYourTaxes = ["personalTaxes", "inPerson", "mobileApp", "compareOptions", "businessTaxes"] as const;
const aboutUs = ["about", "faqs", "blog"] as const;
const otherServices = ["services", "notaryPublic", "advisory", "payroll", "itinApplication"] as const;

/** The groups of the header; `sheetLinks` come at the end of a group on narrow screens only. */
export const menus: Record<MenuName, Menu> = {
  fileYourTaxes: { links: fileYourTaxes, sheetLinks: [] },
  aboutUs: { links: aboutUs, sheetLinks: [] },
  otherServices: { links: otherServices, sheetLinks: ["virtual"] },
};

/** The header from left to right: menus by name, direct links by route. */
export const headerOrder = [
  { menu: "fileYourTaxes" },
  { link: "startYourBusiness" },
  { link: "bookkeeping" },
  { menu: "aboutUs" },
  { menu: "otherServices" },
] as const satisfies ({ menu: MenuName } | { link: LinkName })[];

export const footerLinks: { services: LinkName[]; practice: LinkName[]; legal: LinkName[] } = {
  services: ["personalTaxes", "businessTaxes", "bookkeeping", "notaryPublic", "advisory"],
  practice: ["about", "blog", "faqs", "webhookConfig", "contact"],
  legal: ["privacy", "terms"],
};

/** The link that stands for a path of either language: the longest route that it begins with; `/` only for itself. */
export function currentLink(path: string): LinkName | undefined {
  const current = canonicalPath(path);
  return linkNames
    .filter((name) => current === routes[name] || current.startsWith(`${routes[name]}/`))
    .sort((a, b) => routes[b].length - routes[a].length)[0];
}

/** Whether a link leads to the very page at a path, be it at another of its addresses. */
export const isPageOf = (path: string, name: LinkName) => canonicalPath(path) === routes[name];

const linkNames = Object.keys(shellWords.en.links) as LinkName[];

function canonicalPath(path: string): string {
  const current = plainPath(path);
  const route = routeNames.find((name) => routes[name] === current);
  return route ? canonicalPathOf(route) : current;
}
