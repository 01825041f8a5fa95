import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router";
import type { RouteHandle, TitleName } from "../base/route-handle.ts";

type Rest = {
  loader: LoaderFunction;
  load: () => Promise<ComponentType>;
  isWide?: boolean;
};

/** The route of a screen, whose script loads when it is opened. */
export const createScreen = (
  path: string,
  title: TitleName,
  { loader, load, isWide = false }: Rest,
): RouteObject => ({
  path,
  handle: { title, isWide } satisfies RouteHandle,
  loader,
  lazy: async () => ({ Component: await load() }),
});
