import { firstOwnerPath, linkPath, officePath } from "#domain/office/office-addresses.ts";

/** Every address that several screens lead to, spelled here and nowhere else; parts of one have theirs beside it. */
export const paths = {
  home: officePath,
  firstOwner: firstOwnerPath,
  link: linkPath,
  signIn: `${officePath}/sign-in`,
  secondFactor: `${officePath}/second-factor`,
  enrol: `${officePath}/set-up-app`,
  recoveryCodes: `${officePath}/recovery-codes`,
  forgotten: `${officePath}/forgot-password`,
  newPassword: `${officePath}/new-password`,
  acceptInvitation: `${officePath}/welcome`,
  people: `${officePath}/people`,
  newPerson: `${officePath}/people/new`,
  person: `${officePath}/people/:id`,
  calendar: `${officePath}/calendar`,
  deliveries: `${officePath}/deliveries`,
  delivery: `${officePath}/deliveries/:id`,
  spam: `${officePath}/spam`,
  templates: `${officePath}/templates`,
  website: `${officePath}/website`,
  /** Leads to the checklist, which is a screen of the website. */
  launch: `${officePath}/launch`,
  checklist: `${officePath}/website/launch`,
  newsletter: `${officePath}/newsletter`,
  campaign: `${officePath}/newsletter/:id`,
  subscribers: `${officePath}/newsletter/subscribers`,
  account: `${officePath}/account`,
  staff: `${officePath}/staff`,
  counts: `${officePath}/counts`,
  safeguards: `${officePath}/safeguards`,
  log: `${officePath}/safeguards/log`,
} as const;

/** The address of a person's card. */
export const personPath = (id: string) => paths.person.replace(":id", id);

/** The address of a day in the calendar. */
export const dayPath = (day: string) => `${paths.calendar}?day=${day}`;

/** The address where an appointment is booked for a person. */
export const bookPath = (id: string) => `${paths.calendar}?${new URLSearchParams({ person: id })}`;

/** Name of the query parameter with what follows when a person was added: their card, or with this value a booking. */
export const nextName = "next";
export const bookingNext = "book";

/** The address where a person is added for whom an appointment is booked then. */
export const addAndBookPath = `${paths.newPerson}?${new URLSearchParams({ [nextName]: bookingNext })}`;

/** The address of a delivery. */
export const deliveryPath = (id: string) => paths.delivery.replace(":id", id);

/** The address of an issue of the newsletter. */
export const campaignPath = (id: string) => paths.campaign.replace(":id", id);

/** Name of the query parameter with the address to go on to after sign-in. */
const returnName = "return";

/** A path that remembers where its person wanted to go. */
export function withReturn(path: string, target: string): string {
  return target === paths.home ? path : `${path}?${new URLSearchParams({ [returnName]: target })}`;
}

/** Where to go on to. Only addresses of the office count: the parameter may come from anybody. */
export function returnOf(address: string): string {
  const target = new URL(address, "http://office.invalid").searchParams.get(returnName) ?? "";
  // A step that begins with two dots could lead out.
  return /^\/office(?:\/(?!\.\.)[\w.-]*)*(?:\?[^#\\]*)?$/.test(target) ? target : paths.home;
}
