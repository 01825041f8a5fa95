import type { ReplyTemplate } from "#domain/office/template-operations.ts";

/** In a template: where the offered times stand. */
export const timesBlank = "{times}";

/** The templates to answer with on a channel, in the order of their keys; beside Cal.com no times are known to be offered. */
export const templatesOf = (
  templates: readonly ReplyTemplate[],
  channel: ReplyTemplate["channel"],
  hasCalCom: boolean,
) =>
  templates.filter(
    (template) => template.channel === channel && !(hasCalCom && template.body.en.includes(timesBlank)),
  );
