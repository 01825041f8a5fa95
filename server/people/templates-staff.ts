import * as templates from "#domain/office/template-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler } from "../http/office-handler.ts";
import {
  acceptTemplate,
  archiveTemplate,
  insertTemplate,
  listTemplates,
  moveTemplate,
  restoreTemplate,
  updateTemplate,
} from "./reply-templates.ts";

export function templatesHandlers({ db }: AuthOptions): OfficeHandler[] {
  return [
    handle(templates.listTemplates, async ({ only }) => ({ templates: await listTemplates(db, only) })),
    handleCommand(templates.addTemplate, db, async (tx, fields, { now }) => {
      const id = await insertTemplate(tx, fields, { now, proposedBy: null });
      return { ...doneTo(id), answer: { id } };
    }),
    handleCommand(templates.proposeTemplate, db, async (tx, fields, { now, staff }) => {
      const id = await insertTemplate(tx, fields, { now, proposedBy: staff.userId });
      return { ...doneTo(id), answer: { id } };
    }),
    handleCommand(templates.acceptTemplate, db, async (tx, { id }) => {
      await acceptTemplate(tx, id);
      return doneTo(id);
    }),
    handleCommand(templates.changeTemplate, db, async (tx, input, call) => {
      await updateTemplate(tx, input, call);
      return doneTo(input.id);
    }),
    handleCommand(templates.moveTemplate, db, async (tx, input) => {
      await moveTemplate(tx, input);
      return doneTo(input.id);
    }),
    handleCommand(templates.archiveTemplate, db, async (tx, { id }, { now }) => {
      await archiveTemplate(tx, id, now);
      return { ...doneTo(id), answer: { archivedAt: now.toISOString() } };
    }),
    handleCommand(templates.restoreTemplate, db, async (tx, input) => {
      await restoreTemplate(tx, input);
      return doneTo(input.id);
    }),
  ];
}

const doneTo = (id: string) => ({
  answer: {},
  audit: { subject: { kind: "template" as const, id } },
  signals: [{ topic: "templates" as const, id }],
});
