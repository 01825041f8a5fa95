import { appointmentPath } from "#content/routes.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { locales } from "#domain/locale.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { showLetter, shownKinds } from "#domain/office/unsent-letter-operations.ts";
import { appointmentComposers } from "../appointments/deliveries.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import type { AuthOptions } from "../auth/options.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { leadComposers } from "../leads/deliveries.ts";
import { findDelivery } from "../outbox/queries.ts";
import { describeDeliveries } from "./delivery-rows.ts";

/** Composes a mail that was not sent yet, for who asks, and writes that it was shown, in one transaction. */
export const showUnsentLetter = (
  { db, env, practice, now }: Pick<AuthOptions, "db" | "env" | "practice" | "now">,
  id: string,
  call: StaffCall,
): Promise<OutputOf<typeof showLetter>> =>
  db.transaction().execute(async (tx) => {
    const delivery = await findDelivery(tx, id);
    if (!delivery) throw new OperationRefused("not-found");
    if (!shownKinds.includes(delivery.kind) || delivery.state === "sent")
      throw new OperationRefused("state-changed");
    const options = { db: tx, env, practice, now };
    const composers = { ...leadComposers(options), ...appointmentComposers(options) };
    const message = await composers[delivery.kind]?.(delivery.ref_id);
    if (!message || !("mail" in message)) throw new OperationRefused("state-changed");
    const [described] = await describeDeliveries(tx, [delivery]);
    const subject = { kind: "delivery" as const, id };
    await writeStaffAudit(
      tx,
      { action: showLetter.name, subject, personId: described?.personId ?? undefined },
      call,
    );
    const { locale, subject: line, text } = message.mail;
    return { locale, subject: maskSensitiveNumbers(line), text: withoutVisitorLinks(text, env.siteUrl) };
  });

/** Takes out the links with which visitors move and cancel: whoever has one of them is taken for the visitor. */
function withoutVisitorLinks(text: string, siteUrl: string): string {
  const starts = locales.map((locale) => siteUrl + appointmentPath("", locale));
  return maskSensitiveNumbers(text)
    .split(/(\s+)/)
    .map((word) => (starts.some((start) => word.includes(start)) ? "[…]" : word))
    .join("");
}
