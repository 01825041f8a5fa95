import { createHash } from "node:crypto";
import react from "@astrojs/react";
import { defineConfig, fontProviders } from "astro/config";
import { settings } from "./build/build-settings.ts";
import { className } from "./build/class-names.ts";
import { exitOnMistake } from "./build/exit-on-mistake.ts";
import { headScript, layoutScript, loadScript, rememberedScript } from "./build/inline-scripts.ts";
import { interactionDirective } from "./build/interaction-directive.ts";
import { keepRenderer } from "./build/keep-renderer.ts";
import { namedReactExports } from "./build/named-react-exports.ts";
import { officeDoor } from "./build/office-door.ts";
import { pictures } from "./build/pictures/pictures.ts";
import { separateOffice } from "./build/separate-office.ts";
import { loadPractice } from "./content/load-practice.ts";

exitOnMistake(loadPractice);

const { backend, cal } = settings;
const calOrigins = cal ? [...new Set([cal.scriptOrigin, cal.pageOrigin])] : [];
/** Addresses that no file of the site answers; in development they are passed on to the server. */
const madeByServer = [
  "/functions",
  "/booking",
  "/healthz",
  "/readyz",
  "/metrics",
  "/plan.pdf",
  "/deadlines.ics",
  "/es/deadlines.ics",
  "/appointments",
  "/es/appointments",
  "/newsletter",
  "/es/newsletter",
  "/calendars",
  "/auth",
  "/office/api",
];
// A hosted Supabase project may take the functions' place; the pages then talk to it and to nobody else.
const backends = backend.url ? `'self' ${backend.url}` : "'self'";

export default defineConfig({
  site: settings.siteUrl,
  srcDir: ".",
  output: "static",
  trailingSlash: "never",
  // The styles of a page are smaller than the wait for a second request on a phone.
  build: { format: "directory", redirects: false, inlineStylesheets: "always", concurrency: 4 },
  i18n: { locales: ["en", "es"], defaultLocale: "en", routing: { prefixDefaultLocale: false } },
  integrations: [react(), interactionDirective(), officeDoor(), pictures(), keepRenderer()],
  fonts: [
    font("Fraunces", "--font-fraunces", "560", "./ui/fonts/fraunces.woff2", "serif"),
    font("Public Sans", "--font-public-sans", "400 700", "./ui/fonts/public-sans.woff2", "sans-serif"),
  ],
  devToolbar: { enabled: false },
  security: {
    csp: {
      scriptDirective: {
        resources: ["'self'", ...calOrigins],
        hashes: [rememberedScript, headScript, layoutScript, loadScript].map(
          (script) => `sha256-${createHash("sha256").update(script).digest("base64")}` as const,
        ),
      },
      // What is left out is as `default-src` has it.
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        // Without script /appointments is posted to, which then leads to Cal.com: browsers hold that to the policy too.
        `form-action ${[backends, ...(cal ? [cal.pageOrigin] : [])].join(" ")}`,
        ...(cal || backend.url ? ([`connect-src ${[backends, ...calOrigins].join(" ")}`] as const) : []),
        ...(cal ? ([`frame-src 'self' ${calOrigins.join(" ")}`] as const) : []),
      ],
    },
  },
  vite: {
    plugins: [namedReactExports(), separateOffice()],
    // The first versions with light-dark(); older targets would double every colour.
    // No inlining: the shared script is fetched once and kept for every page.
    css: { modules: { generateScopedName: className } },
    build: { cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Astro names the script of a page's frame at length, and each page names it.
              entryFileNames: ({ name }) => `_astro/${name.split(".")[0]}.[hash].js`,
              // What the office's chunks share has no name, which would weigh in each that imports it.
              chunkFileNames: ({ name, moduleIds, isDynamicEntry }) =>
                !isDynamicEntry &&
                !name.startsWith("office-") &&
                moduleIds.some((id) => /\/office\/|\?office$/.test(id))
                  ? "_astro/[hash].js"
                  : `_astro/${name}.[hash].js`,
              codeSplitting: {
                groups: [
                  // With the few lines that most islands need beside it: in files of their own they weigh twice as much.
                  {
                    name: "react",
                    test: /named-react-exports:|node_modules\/(?:react|react-dom|scheduler)\/|\/ui\/form\/use-island-ready\.ts$|\/content\/format\/fill-in\.ts$/,
                  },
                  // What all forms of the site share, and what those do that send requests: in pieces they weigh 400 bytes more.
                  {
                    name: "forms",
                    test: /\/(?:ui\/(?:feedback|form)\/|content\/format\/(?:date-format|moments)\.|site\/forms\/(?:LeadForm\.module|saved-attribution)\.)[^?]*$/,
                  },
                  { name: "LeadForm", test: /\/site\/forms\/(?:ChosenTier|DialogForm|LeadForm)\.tsx$/ },
                  // In pieces, as lazy screens would cut them, they compress less.
                  {
                    name: "office-base",
                    test: /\/office\/(?:base\/(?!live-socket|menu-entries|offer-reload|query-of|read-again|signal-topics)|app\/create-screen)/,
                  },
                  {
                    name: "office-shell",
                    test: /\/office\/(?:parts\/(?:DateInput|Skeleton|ScreenHead|use-me|OfficeMark|ThemeChoice|language-names)|queue\/today-query)\.|\/domain\/office\/(?:desk-values|delivery-operations|people-operations)\.ts\?office/,
                  },
                  // What most screens share.
                  {
                    name: "office-screens",
                    test: /\/office\/parts\/(?:ButtonRow|LeaveGuard|ListedCount|LoadProblem|LoadState|RefreshProblem|MoreButton|Section|capped-count|Chip\.module|reply-clock|wall-time|save-soon|use-(?:area-text|day-words|now|moments|screen-title|failure-toast|success-toast|toasted-action))\.|\/content\/format\/(?:date-format|fill-in|join-facts|moments)\.ts\?office|\/ui\/dates\/wall-clock\.ts\?office/,
                  },
                  // What the screens of people and of the calendar share.
                  {
                    name: "office-people",
                    test: /\/office\/parts\/(?:Dialog|IconButton|Sheet|card-name|open-picker|use-(?:colleagues|long-press|people-changed|service|tooltip))\.|\/words\/office\/colleague-words\.ts/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: {
      proxy: {
        ...Object.fromEntries(madeByServer.map((path) => [path, settings.apiOrigin])),
        "/realtime": { target: settings.apiOrigin, ws: true },
      },
    },
  },
});

// Late fonts wait for the next page (`optional`): a swap would move what a visitor already reads.
function font(name: string, cssVariable: `--${string}`, weight: string, file: string, generic: string) {
  const variant = { weight, style: "normal" as const, src: [file] as [string] };
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    display: "optional" as const,
    // The stand-ins of ui/fonts.css instead, which are measured and know more machines.
    optimizedFallbacks: false,
    fallbacks: [`${name} Stand-in`, generic],
    options: { variants: [variant] as [typeof variant] },
  };
}
