/** The practice's own calendar is in English, the language of the staff. */
export const officeCalendarWords = {
  name: "Appointments – {name}",
  description: "Appointments that visitors booked on the website. Changes made here do not reach them.",
};
