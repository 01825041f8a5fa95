import { cutLine, tidyLine } from "#domain/forms/tidy-text.ts";

const longestSubject = 120;

/** A subject of one line without control characters; the name is truncated to keep it within 120 characters. */
export const subjectLine = (start: string, name: string, end: string): string =>
  start + cutLine(tidyLine(name), longestSubject - start.length - end.length) + end;
