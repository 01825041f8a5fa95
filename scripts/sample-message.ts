const firstNames =
  "María José Juan Ana Luis Carlos Guadalupe Rosa Jorge Elena Miguel Sofía Pedro Lucía Diego Carmen Raúl Teresa Iván Irma James Mary John Linda Robert Karen Daniel Emily Kevin Ashley Brian Grace Nguyen Mei Omar Fatima Andre Simone Oleg Ingrid".split(
    " ",
  );
const lastNames =
  "García Martínez Hernández López González Pérez Rodríguez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Cruz Reyes Morales Ortiz Núñez Castillo Ramos Ruiz Vargas Mendoza Soto Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Tran Pham Kim Patel Shah Ali Khan Okafor Mensah Ivanov".split(
    " ",
  );
const areas = ["214", "972", "469", "817", "682"];
const requests = [
  "I need help with my taxes for this year and the last one.",
  "Quisiera una cita para mi declaración; tengo dos trabajos.",
  "My bookkeeping is three months behind. What would you charge?",
  "Necesito un ITIN para mi esposa y mis dos hijos.",
];

/** Numbers from 0 to 1 that are the same for a seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A message of a made-up person; the number says who it is, chance what they write. */
export function sampleMessage(number: number, random: () => number) {
  const own = randomFrom(number + 1);
  // Squared, because a few names are common and most are rare.
  const pick = (names: readonly string[]) => names[Math.floor(own() ** 2 * names.length)] ?? "";
  const name = { first: pick(firstNames), last: `${pick(lastNames)} ${pick(lastNames)}` };
  const area = areas[Math.floor(own() * areas.length)];
  const phone = `(${area}) ${200 + Math.floor(own() * 800)}-${String(Math.floor(own() * 10_000)).padStart(4, "0")}`;
  const email = `person${number}@example.com`;
  const locale = own() < 0.6 ? ("es" as const) : ("en" as const);
  const message = requests[Math.floor(random() * requests.length)] ?? "";
  const fullName = `${name.first} ${name.last}`;
  if (random() < 0.02)
    return {
      form_kind: "business" as const,
      locale,
      email,
      fields: JSON.stringify({ businessType: "llc", numOwners: "1", fullName, email, phone, notes: message }),
    };
  return {
    form_kind: "consultation" as const,
    locale,
    email,
    fields: JSON.stringify({ serviceType: "General", name: fullName, email, phone, comments: message }),
  };
}
