import { type ComponentProps, lazy, Suspense } from "react";

const MaskedValue = lazy(async () => ({ default: (await import("./MaskedValue.tsx")).MaskedValue }));

/** A masked value, readable before the script comes that reveals it: few cards have one. */
export function HiddenValue(props: ComponentProps<typeof MaskedValue>) {
  return (
    <Suspense fallback={props.value}>
      <MaskedValue {...props} />
    </Suspense>
  );
}
