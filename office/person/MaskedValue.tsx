import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { seconds } from "#domain/durations.ts";
import { revealField } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMe } from "../parts/use-me.ts";

/** How long a number like an SSN is shown. */
const revealTime = seconds(30);

type Props = { leadId: string; field: { name: string; value: string }; label: string };

/** A value with a number like an SSN hidden in it. Who may see it can, for half a minute; that is written down. */
export function MaskedValue({ leadId, field: { name, value }, label }: Props) {
  const { call, locale } = useOffice();
  const me = useMe();
  const fail = useFailureToast();
  const [revealed, setRevealed] = useState<string>();
  const words = personWords[locale].timeline;
  useEffect(() => {
    if (revealed === undefined) return;
    const timer = setTimeout(() => setRevealed(undefined), revealTime);
    return () => clearTimeout(timer);
  }, [revealed]);
  if (revealed !== undefined) return <strong>{revealed}</strong>;
  const reveal = async () => setRevealed((await call(revealField, { id: leadId, field: name })).value);
  return (
    <>
      {value}{" "}
      {me && revealField.roles.includes(me.role) && (
        <button
          type="button"
          className="link"
          aria-label={`${words.reveal}: ${fillIn(words.revealLabel, { field: label })}`}
          onClick={() => void reveal().catch(fail)}
        >
          {words.reveal}
        </button>
      )}
    </>
  );
}
