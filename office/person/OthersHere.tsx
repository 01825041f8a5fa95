import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { useLookAt } from "../base/use-present.ts";
import { useOthersHere } from "../parts/use-others-here.ts";
import css from "./OthersHere.module.css";

/** Who else has this card open right now. */
export function OthersHere({ personId }: { personId: string }) {
  const { locale } = useOffice();
  useLookAt(personId);
  const names = useOthersHere()(personId);
  return (
    <p className={css.here} role="status">
      {names.length > 0 && fillIn(personWords[locale].here, { names: names.join(", ") })}
    </p>
  );
}
