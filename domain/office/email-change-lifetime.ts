import { hours } from "../durations.ts";

/** How long the links that change an address work. */
export const emailChangeLifetime = hours(1);
