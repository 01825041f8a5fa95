import { type LoaderFunction, type RouteObject, redirect } from "react-router";
import { paths } from "../base/paths.ts";
import { websitePaths } from "../website/website-paths.ts";
import { createScreen } from "./create-screen.ts";

/** The screens on which the website is edited. */
export const websiteRoutes = (loader: LoaderFunction): RouteObject[] => [
  createScreen(paths.website, "website", {
    loader,
    load: async () => (await import("../website/WebsiteScreen.tsx")).WebsiteScreen,
  }),
  createScreen(websitePaths.history, "websiteHistory", {
    loader,
    load: async () => (await import("../website/HistoryScreen.tsx")).HistoryScreen,
  }),
  createScreen(websitePaths.launch, "launch", {
    loader,
    load: async () => (await import("../website/LaunchScreen.tsx")).LaunchScreen,
  }),
  { path: paths.launch, loader: () => redirect(websitePaths.launch) },
  createScreen(websitePaths.field, "website", {
    loader,
    load: async () => (await import("../website/FieldScreen.tsx")).FieldScreen,
  }),
  createScreen(websitePaths.section, "website", {
    loader,
    isWide: true,
    load: async () => (await import("../website/SectionScreen.tsx")).SectionScreen,
  }),
];
