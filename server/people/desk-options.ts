import type { AuthOptions } from "../auth/options.ts";
import type { Seal } from "../base/sealed-numbers.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";

/** What the operations of the desk need. */
export type DeskOptions = AuthOptions & { closures: CurrentClosures; seal: Seal };
