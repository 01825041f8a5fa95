import ICAL from "ical.js";
import ical, { type Attendee, type Organizer, type ParameterValue, type VEvent } from "node-ical";
import { expect } from "vitest";
import { checkText } from "./forbidden-word.ts";

type Person = { name: string | undefined; address: string; partstat?: string | undefined };
/** What an entry of a calendar says; instants as ISO UTC. */
type Entry = {
  uid: string;
  sequence: number;
  status: string;
  stamp: string;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  transparency: string;
  url: string | undefined;
  organizer: Person;
  attendees: Person[];
};
type Calendar = { method: string; name: string | undefined; refreshes: string | undefined; entries: Entry[] };

/** Every program reads a calendar file its own way: what it says is what two readers take from it. */
export function readCalendar(text: string): Calendar {
  checkText(text, "a calendar");
  const calendar = readWithIcalJs(text);
  expect(readWithNodeIcal(text)).toEqual(calendar);
  return calendar;
}

/** The one entry of a file, as both readers take it, with the file's method. */
export function readEntry(text: string): Entry & { method: string } {
  const { method, entries } = readCalendar(text);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new Error(`the file holds ${entries.length} entries`);
  return { method, ...entry };
}

function readWithIcalJs(text: string): Calendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const said = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect(calendar.getAllSubcomponents().every(({ name }) => name === "vevent")).toBe(true);
  return {
    method: said("method") ?? "",
    name: said("x-wr-calname"),
    refreshes: said("refresh-interval"),
    entries: calendar.getAllSubcomponents("vevent").map(entryOfIcalJs),
  };
}

function entryOfIcalJs(event: ICAL.Component): Entry {
  expect(event.getAllSubcomponents()).toEqual([]);
  const value = (name: string) => event.getFirstPropertyValue(name);
  const instant = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString();
  const person = (property: ICAL.Property): Person => ({
    name: property.getFirstParameter("cn"),
    address: addressIn(String(property.getFirstValue())),
    partstat: property.getFirstParameter("partstat"),
  });
  return {
    uid: String(value("uid")),
    sequence: Number(value("sequence")),
    status: String(value("status")),
    stamp: instant("dtstamp"),
    start: instant("dtstart"),
    end: instant("dtend"),
    summary: String(value("summary")),
    description: String(value("description")),
    location: String(value("location")),
    transparency: String(value("transp")),
    url: value("url")?.toString(),
    organizer: person(event.getFirstProperty("organizer") as ICAL.Property),
    attendees: event.getAllProperties("attendee").map(person),
  };
}

function readWithNodeIcal(text: string): Calendar {
  // It lists a property of the calendar that has parameters among the components.
  const { vcalendar, "refresh-interval": refreshes, ...components } = ical.sync.parseICS(text);
  const calendar = (vcalendar ?? {}) as Record<string, ParameterValue | undefined>;
  return {
    method: wordsOf(calendar.method) ?? "",
    name: wordsOf(calendar["WR-CALNAME"]),
    refreshes: wordsOf(refreshes as ParameterValue | undefined),
    entries: Object.values(components).map((event) => entryOfNodeIcal(event as VEvent)),
  };
}

function entryOfNodeIcal(event: VEvent): Entry {
  expect(event.type).toBe("VEVENT");
  return {
    uid: event.uid,
    sequence: event.sequence ?? Number.NaN,
    status: event.status ?? "",
    stamp: event.dtstamp.toISOString(),
    start: event.start.toISOString(),
    end: event.end?.toISOString() ?? "",
    summary: wordsOf(event.summary) ?? "",
    description: wordsOf(event.description) ?? "",
    location: wordsOf(event.location) ?? "",
    transparency: event.transparency ?? "",
    url: wordsOf(event.url),
    organizer: personOfNodeIcal(event.organizer ?? ""),
    attendees: [event.attendee ?? []].flat().map(personOfNodeIcal),
  };
}

function personOfNodeIcal(person: Organizer | Attendee): Person {
  const params: Record<string, unknown> = typeof person === "string" ? {} : person.params;
  return {
    name: params.CN as string | undefined,
    address: addressIn(wordsOf(person) ?? ""),
    partstat: params.PARTSTAT as string | undefined,
  };
}

const addressIn = (uri: string) => uri.replace(/^mailto:/i, "");

// node-ical 0.27 takes an escaped backslash before an n for a backslash and a line break.
const wordsOf = (value: ParameterValue<string, unknown> | undefined): string | undefined =>
  (typeof value === "object" ? value.val : value)?.replaceAll("\\\n", "\\n");
