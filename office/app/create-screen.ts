import type { LoaderFunction, RouteObject } from "react-router";
import type { RouteHandle, TitleName } from "../base/route-handle.ts";

type Rest = {
  loader: LoaderFunction;
  lazy: NonNullable<RouteObject["lazy"]>;
  isWide?: boolean;
};

/** The route of a screen, whose script loads when it is opened. */
export const createScreen = (
  path: string,
  title: TitleName,
  { isWide = false, ...rest }: Rest,
): RouteObject => ({ path, handle: { title, isWide } satisfies RouteHandle, ...rest });
