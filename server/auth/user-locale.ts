import { type Locale, locales } from "#domain/locale.ts";
import { parseMetadata, type User } from "./user-rows.ts";

/** The language of a user's mails and pages; English unless the account says otherwise. */
export function localeOf(user: Pick<User, "user_metadata"> | undefined): Locale {
  const wanted = user && parseMetadata(user.user_metadata).locale;
  return locales.find((locale) => locale === wanted) ?? "en";
}
