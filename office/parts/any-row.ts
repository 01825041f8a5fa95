/** A person, or another row of a list that leads somewhere. */
export const anyRow = "[data-person-row], [data-list-row]";
