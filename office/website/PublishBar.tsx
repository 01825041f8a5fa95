import { lazy, Suspense } from "react";
import type { PublishProps } from "./PublishPanel.tsx";

const PublishPanel = lazy(async () => ({ default: (await import("./PublishPanel.tsx")).PublishPanel }));

/** What waits to be published, as soon as its script is there. */
export function PublishBar(props: PublishProps) {
  return (
    <Suspense>
      <PublishPanel {...props} />
    </Suspense>
  );
}
