import { writtenLetter } from "../letters/written-letter.ts";
import type { ComposerOptions, Composers } from "../outbox/compose.ts";
import { subjectTagged } from "../outbox/tagged-subjects.ts";
import { findPerson, findRoot } from "./people-rows.ts";

export function peopleComposers({ db, env, practice }: ComposerOptions): Composers {
  return {
    "staff-letter": async (refId) => {
      const letter = await db.selectFrom("letters").selectAll().where("id", "=", refId).executeTakeFirst();
      if (!letter) return { held: "The letter of this delivery is no longer stored." };
      const person = await findPerson(db, letter.person_id);
      const root = person && (await findRoot(db, person));
      if (!root) return { held: subjectTagged };
      // The address of this moment: it may have been corrected since. None at all is refused by the transport.
      const { name, email: address } = root;
      const { locale, subject, body, created_at: date } = letter;
      const mail = writtenLetter({ practice, siteUrl: env.siteUrl, locale, subject, body });
      return { mail: { ...mail, to: { name, address }, isWritten: true, locale, date } };
    },
  };
}
