// Without collections its build would write types for a project that has none.
export { collections } from "../../../content.config.ts";
