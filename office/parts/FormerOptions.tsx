import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { useOffice } from "../base/office-context.ts";
import { useColleagues } from "./use-colleagues.ts";

/** Below the colleagues by whom a list is filtered, those who left: to find what they did and still hold. */
export function FormerOptions() {
  const { locale } = useOffice();
  const { former } = useColleagues();
  if (former.length === 0) return null;
  return (
    <optgroup label={colleagueWords[locale].former}>
      {former.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  );
}
