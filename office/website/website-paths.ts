import { paths } from "../base/paths.ts";

/** The addresses of the screens below "Website". */
export const websitePaths = {
  history: `${paths.website}/history`,
  launch: paths.checklist,
  field: `${paths.website}/field/*`,
  section: `${paths.website}/:section`,
} as const;

/** The address of a section of the website. */
export const sectionPath = (section: string) =>
  section === "launch" ? websitePaths.launch : websitePaths.section.replace(":section", section);

/** The address where one field of the website is changed. */
export const fieldPath = (path: string) => websitePaths.field.replace("*", path);
