// What tells of the parts of a change, in one file: in two it weighs more.
export { ChangedParts } from "./ChangedParts.tsx";
export { FieldConflict } from "./FieldConflict.tsx";
