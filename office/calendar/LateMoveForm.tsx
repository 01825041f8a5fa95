import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../base/lazy-part.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import type { MoveForm } from "./MoveForm.tsx";

const Form = lazyPart(async () => (await import("./late-forms.ts")).MoveForm);

/** The form that changes an appointment, whose script comes when it is opened. */
export const LateMoveForm = (props: ComponentProps<typeof MoveForm>) => (
  <Suspense fallback={<Skeleton lines={10} />}>
    <Form {...props} />
  </Suspense>
);
