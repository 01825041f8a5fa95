import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useStart } from "./time-fields.ts";
import type { Calendar } from "./week-layout.ts";

type Props = { booking: Calendar["suspected"][number]; onClose: () => void };

/** A booking that looked automated and was refused; it is let in where spam is looked through. */
export function SuspectedSheet({ booking: { name, from }, onClose }: Props) {
  const { locale } = useOffice();
  const { wordsOf } = useStart();
  const words = calendarWords[locale].suspected;
  return (
    <Sheet heading={words.label} onClose={onClose}>
      <p>
        <strong>{wordsOf(from)}</strong>
      </p>
      <p>{fillIn(words.text, { name })}</p>
      <p>
        <Link className="button" to={paths.spam}>
          {words.link}
        </Link>
      </p>
    </Sheet>
  );
}
