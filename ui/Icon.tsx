const drawings = {
  phone:
    "M6 3.5h3l1.6 4.2-2 1.5a12 12 0 0 0 6.2 6.2l1.5-2 4.2 1.6v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7 2 2 0 0 1 6 3.5Z",
  chat: "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.2A8.5 8.5 0 1 0 12 3.5ZM8.5 10h7M8.5 13.5h4.5",
  calendar:
    "M4 6.5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM4 9.5h16M8 3v4M16 3v4M9 14.5l2 2 4-4",
  mail: "M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5ZM4 7l8 6 8-6",
  pin: "M12 21.5s7-6.3 7-11.5a7 7 0 1 0-14 0c0 5.2 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  portal: "M13.5 4.5h4A1.5 1.5 0 0 1 19 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M4 12h10M10.5 8.5 14 12l-3.5 3.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  alert: "M12 3.5 2.5 20h19ZM12 10v4.5M12 17.3v.2",
  check: "m5 12.5 4.5 4.5L19 7.5",
  car: "M4 16.5v-4l2-5.5a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 7l2 5.5v4ZM4 12.5h16M7 16.5v2.5M17 16.5v2.5",
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  pause: "M9 6.5v11M15 6.5v11",
  resume: "m8.5 6 9 6-9 6Z",
  person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6 6 0 0 1 3.5 6",
  today: "M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4M8 14h3",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4",
  note: "M5 4h10l4 4v12H5ZM14.5 4v4.5H19M8.5 12.5h7M8.5 16h5",
  website: "M4 4.5h16v15H4ZM4 9h16M10 9v10.5",
  counts: "M4 20h16M7 20v-6M12 20V5M17 20v-9",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5",
  staff: "M4 20v-2.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V20M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20h16",
  signOut: "M10.5 4.5h-4A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5h4M10 12h10M16.5 8.5 20 12l-3.5 3.5",
} as const;
export type IconName = keyof typeof drawings;

/** A line drawing that stands beside words and says nothing to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
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
