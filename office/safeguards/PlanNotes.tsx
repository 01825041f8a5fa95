type Note = { id: string; line: string };

/** What was written down, as lines of the plan. */
export function PlanNotes({ notes, empty }: { notes: readonly Note[]; empty: string }) {
  if (notes.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {notes.map(({ id, line }) => (
        <li key={id}>{line}</li>
      ))}
    </ul>
  );
}
