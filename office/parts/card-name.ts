import type { PersonCard } from "#domain/office/person-card.ts";

/** What a person's card calls them; one who gave no name, as after the quiz, by their address or number. */
export const cardName = ({ name, email, phoneShown }: Pick<PersonCard, "name" | "email" | "phoneShown">) =>
  name || email || phoneShown;
