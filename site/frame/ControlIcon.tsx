const drawings = {
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  pause: "M9 6.5v11M15 6.5v11",
  resume: "m8.5 6 9 6-9 6Z",
} as const;

/** The drawing on a button of the banner; the button says its words unseen. */
export function ControlIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
