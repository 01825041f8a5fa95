import type { RouteObject } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import type { RouteHandle } from "../base/route-handle.ts";
import { CrashScreen } from "./CrashScreen.tsx";
import { deskRoutes } from "./desk-routes.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { Root } from "./Root.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import { signInRoutes } from "./sign-in-routes.ts";

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
        children: deskRoutes(clients),
      },
      { path: "*", Component: NotFoundScreen, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
