import { Suspense, useSyncExternalStore } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { useSignOut } from "../base/use-sign-out.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useRouteAnnouncer } from "./use-route-announcer.ts";

const StepUpDialog = lazyPart(async () => (await import("../second-factor/StepUpDialog.tsx")).StepUpDialog);

/** What is true on every screen: titles, focus, scroll place, the question for a code, the end of the session in all tabs. */
export function Root() {
  useRouteAnnouncer();
  useKeptFocus();
  useSignOut();
  const { stepUp } = useOffice();
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking);
  return (
    <>
      <Outlet />
      {isAsking && (
        <Suspense>
          <StepUpDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
