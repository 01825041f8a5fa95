import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/**
 * A part of a screen whose script comes when it is drawn. Without a connection it waits for its script, so that the
 * screen around it stays with all that was typed there.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPatiently(load) }));
