import type { RouteName } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice.ts";

/** What the parts of the frame need to know of the page they stand around. */
export type FrameProps = { locale: Locale; route: RouteName; business: Practice["business"] };
