import type { LoaderFunction, RouteObject } from "react-router";
import { safeguardsPaths } from "../safeguards/safeguards-paths.ts";
import { createScreen } from "./create-screen.ts";

/** The screens of the safeguards. */
export const safeguardsRoutes = (loader: LoaderFunction): RouteObject[] => [
  createScreen(safeguardsPaths.overview, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/SafeguardsScreen.tsx")).SafeguardsScreen,
  }),
  createScreen(safeguardsPaths.retention, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/RetentionScreen.tsx")).RetentionScreen,
  }),
  createScreen(safeguardsPaths.access, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/AccessScreen.tsx")).AccessScreen,
  }),
  createScreen(safeguardsPaths.records, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/RecordsScreen.tsx")).RecordsScreen,
  }),
  createScreen(safeguardsPaths.log, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/LogScreen.tsx")).LogScreen,
  }),
  createScreen(safeguardsPaths.plan, "safeguards", {
    loader,
    load: async () => (await import("../safeguards/PlanScreen.tsx")).PlanScreen,
  }),
];
