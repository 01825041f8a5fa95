import type { LoaderFunction, RouteObject } from "react-router";
import { safeguardsPaths } from "../safeguards/safeguards-paths.ts";
import { createScreen } from "./create-screen.ts";

/** The screens of the safeguards; they join the office when one of them is first opened. */
export const safeguardsRoutes = (loader: LoaderFunction): RouteObject[] => [
  createScreen(safeguardsPaths.overview, "safeguards", {
    loader,
    lazy: async () => ({
      Component: (await import("../safeguards/SafeguardsScreen.tsx")).SafeguardsScreen,
    }),
  }),
  createScreen(safeguardsPaths.retention, "retention", {
    loader,
    lazy: async () => ({ Component: (await import("../safeguards/RetentionScreen.tsx")).RetentionScreen }),
  }),
  createScreen(safeguardsPaths.access, "access", {
    loader,
    lazy: async () => ({ Component: (await import("../safeguards/AccessScreen.tsx")).AccessScreen }),
  }),
  createScreen(safeguardsPaths.records, "records", {
    loader,
    lazy: async () => ({ Component: (await import("../safeguards/RecordsScreen.tsx")).RecordsScreen }),
  }),
  createScreen(safeguardsPaths.log, "log", {
    loader,
    lazy: async () => ({ Component: (await import("../safeguards/LogScreen.tsx")).LogScreen }),
  }),
  createScreen(safeguardsPaths.plan, "plan", {
    loader,
    lazy: async () => ({ Component: (await import("../safeguards/PlanScreen.tsx")).PlanScreen }),
  }),
];
