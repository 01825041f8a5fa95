import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../base/lazy-part.ts";
import { WholeNumbers } from "./WholeNumbers.tsx";

const MaskedValue = lazyPart(async () => (await import("./MaskedValue.tsx")).MaskedValue);

/** A masked value, readable before the script comes that reveals it: few cards have one. */
export function HiddenValue(props: ComponentProps<typeof MaskedValue>) {
  return (
    <Suspense
      fallback={
        <span lang={props.lang}>
          <WholeNumbers text={props.value} />
        </span>
      }
    >
      <MaskedValue {...props} />
    </Suspense>
  );
}
