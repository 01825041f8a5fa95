import { type Locale, languageTags } from "#domain/locale.ts";

/**
 * A moment in words, in a time zone that it names, without the year: "Monday, November 23, 5:00 PM CST",
 * "lunes 23 de noviembre a las 5:00 p. m. (CST)". In a Spanish sentence an article goes before it.
 */
export function momentWords(moment: Date, locale: Locale, timeZone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat(languageTags[locale], {
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday, month, day, hour, minute, dayPeriod = "", timeZoneName } = parts;
  if (locale === "en") {
    return `${weekday}, ${month} ${day}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`;
  }
  const article = hour === "1" ? "a la" : "a las";
  return `${weekday} ${day} de ${month} ${article} ${hour}:${minute} ${spanishHalf(dayPeriod)} (${timeZoneName})`;
}

/** A time of day like `17:00` in words: "5:00 PM", "5:00 p. m.". */
export function clockWords(clock: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
  if (locale === "en") return `${time} ${hours < 12 ? "AM" : "PM"}`;
  return `${time} ${hours < 12 ? "a. m." : "p. m."}`;
}

// Intl writes "p.m." in one release and "p. m." in the next; the Academy's spelling has the space.
const spanishHalf = (dayPeriod: string) => (dayPeriod.startsWith("a") ? "a. m." : "p. m.");
