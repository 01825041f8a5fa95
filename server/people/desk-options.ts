import type { AuthOptions } from "../auth/options.ts";
import type { Seal } from "../base/sealed-numbers.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";

export type DeskOptions = AuthOptions & { closures: CurrentClosures; seal: Seal };
