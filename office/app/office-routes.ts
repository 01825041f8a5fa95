import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths } from "../base/paths.ts";
import type { RouteHandle } from "../base/route-handle.ts";
import { CrashMessage } from "./CrashMessage.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import { createGuard } from "./create-guard.ts";
import { deskRoutes } from "./desk-routes.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { Root } from "./Root.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInRoutes } from "./sign-in-routes.ts";

const shellRoute = "shell";

/** Adds the routes of the less frequent screens when one of them is first asked for. */
export const discoverRoutes =
  (clients: OfficeClients): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (![paths.website, paths.launch, paths.safeguards, paths.counts].some((late) => path.startsWith(late)))
      return;
    const { lateRoutes } = await import("./late-routes.ts");
    patch(shellRoute, lateRoutes(createGuard(clients)("signed-in")));
  };

/** Every screen of the office. */
export const createRoutes = (clients: OfficeClients): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: () => null,
    children: [
      { Component: SignInFrame, children: signInRoutes(clients) },
      {
        lazy: async () => ({ Component: (await import("./OfficeShell.tsx")).OfficeShell }),
        // A route between: one whose own script could not be had shows no boundary of its own.
        children: [{ id: shellRoute, ErrorBoundary: CrashMessage, children: deskRoutes(clients) }],
      },
      { path: "*", Component: NotFoundScreen, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
