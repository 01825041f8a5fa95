import type { LoaderFunction, RouteObject } from "react-router";
import { paths } from "../base/paths.ts";
import { createScreen } from "./create-screen.ts";
import { safeguardsRoutes } from "./safeguards-routes.ts";
import { websiteRoutes } from "./website-routes.ts";

/** The screens that are opened less often than the desk; they join the office when one of them is first opened. */
export const lateRoutes = (loader: LoaderFunction): RouteObject[] => [
  ...websiteRoutes(loader),
  ...safeguardsRoutes(loader),
  createScreen(paths.counts, "counts", {
    loader,
    load: async () => (await import("../counts/CountsScreen.tsx")).CountsScreen,
  }),
];
