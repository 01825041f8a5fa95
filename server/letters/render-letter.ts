import type { Draft } from "./draft.ts";
import { draftHtml } from "./draft-html.ts";
import { draftText } from "./draft-text.ts";
import type { Letter } from "./letter.ts";

export const renderLetter = (draft: Draft): Letter => ({
  subject: draft.subject,
  text: draftText(draft),
  html: draftHtml(draft),
});
