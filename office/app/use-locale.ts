import { useEffect, useState } from "react";
import { isLocale, type Locale } from "#domain/locale.ts";
import type { Auth } from "../base/office-clients.ts";
import { readStored, store } from "../base/stored-text.ts";

const storageName = "office-locale";

/**
 * The language of the office: the signed-in person's own, else the last one of this browser, else the first one that the
 * browser prefers.
 */
export function useLocale(auth: Auth): [Locale, (locale: Locale) => void] {
  const [locale, setLocale] = useState(rememberedLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    store(storageName, locale);
  }, [locale]);
  useEffect(() => {
    let heard = "";
    const { data } = auth.onAuthStateChange((_event, session) => {
      const own: unknown = session?.user.user_metadata.locale;
      const told = `${session?.user.id} ${own}`;
      // Told anew whenever somebody comes back to the tab: what was chosen by hand since then stays.
      if (told !== heard && isLocale(own)) setLocale(own);
      heard = told;
    });
    return () => data.subscription.unsubscribe();
  }, [auth]);
  return [locale, setLocale];
}

function rememberedLocale(): Locale {
  const remembered = readStored(storageName);
  if (isLocale(remembered)) return remembered;
  return navigator.languages.find((tag) => /^(?:en|es)\b/.test(tag))?.startsWith("es") ? "es" : "en";
}
