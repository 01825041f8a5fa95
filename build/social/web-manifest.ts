import { pathOf } from "#content/routes.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { officePath } from "#domain/office/office-addresses.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { drawnColors } from "#domain/tiles/tile-colors.ts";
import { type IconName, iconPath, icons } from "./draw-icon.ts";

type Business = Practice["business"];

const look = () => ({
  theme_color: drawnColors.paper,
  background_color: drawnColors.paper,
  icons: (["icon-192", "icon-512", "maskable-512"] satisfies IconName[]).map((icon) => ({
    src: iconPath(icon),
    sizes: `${icons[icon].size}x${icons[icon].size}`,
    type: "image/png",
    purpose: icons[icon].isMaskable ? "maskable" : "any",
  })),
});

/** What a phone needs to know to keep the site among its apps, in a language. */
export function webManifest({ name, tagline }: Business, locale: Locale) {
  const start = pathOf("home", locale);
  return {
    id: start,
    name,
    // Under an icon there is room for a dozen letters.
    short_name: name.length > 12 ? name.split(" ")[0] : name,
    description: tagline[locale],
    lang: languageTags[locale],
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    ...look(),
  };
}

/** The same of the office, which has one page for both languages; its staff open it like an app, without an address bar. */
export function officeManifest({ name }: Business) {
  const { office } = officeShellWords.en;
  return {
    id: officePath,
    name: `${name} ${office}`,
    short_name: office,
    lang: languageTags.en,
    dir: "ltr",
    start_url: officePath,
    scope: officePath,
    display: "standalone",
    ...look(),
  };
}
