type Note = { id: string; line: string } | { id: string; day: string; text: string };

/** What was written down, as lines of the plan. */
export function PlanNotes({ notes, empty }: { notes: readonly Note[]; empty: string }) {
  if (notes.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note.id}>{"line" in note ? note.line : `${note.day}: ${note.text}`}</li>
      ))}
    </ul>
  );
}
