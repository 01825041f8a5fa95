// The smaller editors of whole entries, orders and lists of records, in one file: a file each weighs twice as much.
export { DeadlineEditor } from "./DeadlineEditor.tsx";
export { DiscountsEditor } from "./DiscountsEditor.tsx";
export { OrderEditor } from "./OrderEditor.tsx";
export { PostponementsEditor } from "./PostponementsEditor.tsx";
export { ServiceEditor } from "./ServiceEditor.tsx";
export { TierEditor } from "./TierEditor.tsx";
