import { Suspense } from "react";
import { lazyPart } from "../base/lazy-part.ts";
import type { PublishProps } from "./PublishPanel.tsx";

const PublishPanel = lazyPart(async () => (await import("./PublishPanel.tsx")).PublishPanel);

/** What waits to be published, as soon as its script is there. */
export function PublishBar(props: PublishProps) {
  return (
    <Suspense>
      <PublishPanel {...props} />
    </Suspense>
  );
}
