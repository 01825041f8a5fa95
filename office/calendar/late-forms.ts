// With its list of times each weighs as much as the rest of a sheet; together they share it.
export { BookSheet } from "./BookSheet.tsx";
export { MoveForm } from "./MoveForm.tsx";
export { SuspectedSheet } from "./SuspectedSheet.tsx";
