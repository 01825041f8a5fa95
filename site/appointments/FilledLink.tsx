import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** Name of the address that the server puts here. */
  to: string;
  "data-if"?: string;
  "data-unless"?: string;
  "data-fill"?: string;
};

/** A link whose address only the server knows. */
export function FilledLink({ to, ...others }: Props) {
  return <a {...others} data-fill-href={to} />;
}
