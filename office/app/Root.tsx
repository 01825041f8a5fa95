import { Outlet, ScrollRestoration } from "react-router";
import { useSignOut } from "../base/use-sign-out.ts";
import { StepUpDialog } from "../second-factor/StepUpDialog.tsx";
import { useRouteAnnouncer } from "./use-route-announcer.ts";

/** What is true on every screen: titles, focus, scroll place, the question for a code, the end of the session in all tabs. */
export function Root() {
  useRouteAnnouncer();
  useSignOut();
  return (
    <>
      <Outlet />
      <StepUpDialog />
      <ScrollRestoration />
    </>
  );
}
