import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

/** What the parts of the frame need to know of the page they stand around; `path` is without its language. */
export type FrameProps = { locale: Locale; path: string; business: Practice["business"] };
