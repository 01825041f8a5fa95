import type { Db } from "../base/db/open-database.ts";
import { writtenLetter } from "../letters/written-letter.ts";
import { type ComposerOptions, type Composers, subjectGone } from "../outbox/compose.ts";
import { subjectTagged } from "../outbox/tagged-subjects.ts";
import { findPerson, findRoot, listFamily, type Person } from "./people-rows.ts";

export function peopleComposers({ db, env, practice }: ComposerOptions): Composers {
  return {
    "staff-letter": async (refId) => {
      const letter = await db.selectFrom("letters").selectAll().where("id", "=", refId).executeTakeFirst();
      if (!letter) return subjectGone("The letter of this delivery is no longer stored.");
      const person = await findPerson(db, letter.person_id);
      const root = person && (await findRoot(db, person));
      if (!root) return { held: subjectTagged };
      // The address of this moment: it may have been corrected since. None at all is refused by the transport.
      const { name, email: address } = root;
      const { locale, subject, body, created_at: date } = letter;
      const received = await listReceived(db, root);
      const mail = writtenLetter({ practice, siteUrl: env.siteUrl, locale, subject, body, received });
      return { mail: { ...mail, to: { name, address }, isWritten: true, locale, date } };
    },
  };
}

/** How many of a person's messages a letter may quote an address from. */
const mostReceived = 200;

/** What strangers may have typed in the name of a person, in one text: the name and the latest messages. */
async function listReceived(db: Db, { id, name }: Person): Promise<string> {
  const leads = await db
    .selectFrom("leads")
    .select(["fields", "recommendations", "page", "landing_page"])
    .where("person_id", "in", await listFamily(db, id))
    .orderBy("created_at", "desc")
    .limit(mostReceived)
    .execute();
  return JSON.stringify([name, leads]);
}
