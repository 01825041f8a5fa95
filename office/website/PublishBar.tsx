import { lazy, Suspense } from "react";
import type { Website } from "./use-website.ts";

const PublishPanel = lazy(async () => ({ default: (await import("./PublishPanel.tsx")).PublishPanel }));

/** What waits to be published, as soon as its script is there. */
export function PublishBar({ website }: { website: Website }) {
  return (
    <Suspense>
      <PublishPanel website={website} />
    </Suspense>
  );
}
