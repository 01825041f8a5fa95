import { plainPath, type RouteName, routes } from "#content/routes.ts";
import type { ShellWords } from "#content/words/shell.ts";

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

/** Whether a menu with these routes stands out on a path of either language: `/` only matches itself. */
export function isHighlighted(path: string, names: readonly RouteName[]): boolean {
  const current = plainPath(path);
  return names.some((name) => (routes[name] === "/" ? current === "/" : current.startsWith(routes[name])));
}
