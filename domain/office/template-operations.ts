import * as v from "valibot";
import { optionalLine, text } from "../forms/form-values.ts";
import { desk, id, nothing } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

const bothLanguages = <const Value extends v.GenericSchema>(value: Value) =>
  v.object({ en: value, es: value });

/** A reply in both languages. Blanks like `{firstName}` are filled from the person; `[…]` is for the sender to fill. */
const templateText = {
  channel: v.picklist(["mail", "whatsapp"]),
  title: bothLanguages(v.pipe(optionalLine(80), v.nonEmpty("title-required"))),
  /** Empty for WhatsApp. */
  subject: bothLanguages(optionalLine(200)),
  body: bothLanguages(text("message-required")),
};

export const replyTemplate = v.object({ id, ...templateText, position: v.number() });
export type ReplyTemplate = v.InferOutput<typeof replyTemplate>;

/** The templates in their order; the first nine have the keys 1 to 9. */
export const listTemplates = defineOperation({
  name: "list-templates",
  method: "GET",
  path: "/templates",
  ...desk,
  input: v.object({}),
  output: v.object({ templates: v.array(replyTemplate) }),
});

const author = { roles: ["owner", "preparer"], assurance: "aal2" } as const;

export const addTemplate = defineOperation({
  name: "add-template",
  method: "POST",
  path: "/templates",
  ...author,
  input: v.object(templateText),
  output: v.object({ id }),
});

export const changeTemplate = defineOperation({
  name: "change-template",
  method: "POST",
  path: "/templates/:id",
  ...author,
  input: v.object({ id, ...templateText }),
  output: nothing,
});

/** Moves a template to another place of the list, counted from 0. */
export const moveTemplate = defineOperation({
  name: "move-template",
  method: "POST",
  path: "/templates/:id/move",
  ...author,
  input: v.object({ id, position: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  output: nothing,
});

/** Takes a template out of the list; `restore-template` brings it back. */
export const archiveTemplate = defineOperation({
  name: "archive-template",
  method: "POST",
  path: "/templates/:id/archive",
  ...author,
  input: v.object({ id }),
  output: nothing,
});
export const restoreTemplate = defineOperation({
  name: "restore-template",
  method: "POST",
  path: "/templates/:id/restore",
  ...author,
  input: v.object({ id }),
  output: nothing,
});
