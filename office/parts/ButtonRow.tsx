import type { ReactNode } from "react";

/** Buttons, and below them why what one of them set off was refused. */
export function ButtonRow({ problem, children }: { problem: string; children: ReactNode }) {
  return (
    <>
      <p className="button-row">{children}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
