import type { Generated } from "kysely";
import type { AppointmentEventKind, AppointmentOutcome } from "#domain/appointments/appointment-events.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";

export type AppointmentsTables = {
  appointments: AppointmentsTable;
  slot_units: SlotUnitsTable;
  appointment_events: AppointmentEventsTable;
};

type AppointmentStatus = "booked" | "cancelled";

export type AppointmentsTable = {
  id: string;
  /** A random token of 192 bits for manage links: its holder may move and cancel. */
  token: string;
  lead_id: string;
  /** An id of `content/practice/appointments.yaml`. */
  type_id: string;
  /** Null in an appointment that was booked before it was asked. */
  meeting: MeetingWay | null;
  /** The tier that was chosen, such as `virtual/families`. */
  tier_id: string | null;
  status: AppointmentStatus;
  starts_at: string;
  ends_at: string;
  /** The visitor's, an IANA name. */
  time_zone: string;
  /** The HMAC of the visitor's mailbox and client address together. */
  booker: string;
  /** The HMAC of the client address; empty for appointments that staff booked, and from before the column. */
  sender: string;
  /** 1 or 2, unique with the booker, so that none is open beside two. Null once over or cancelled, or booked by staff. */
  open_slot_no: number | null;
  /** Grows with each change, as SEQUENCE in calendar files. */
  sequence: number;
  created_at: string;
  changed_at: string;
  outcome: AppointmentOutcome | null;
  outside_hours_reason: string | null;
  /** The user who takes it; null while nobody is named. */
  assigned_to: string | null;
};

type SlotUnitsTable = {
  /** The start of a reserved unit of 15 minutes. */
  unit_at: string;
  /** From 0 to one below the practice's capacity. */
  seat: number;
  appointment_id: string;
};

export type AppointmentEventsTable = {
  id: string;
  appointment_id: string;
  kind: AppointmentEventKind;
  /** How the appointment is met since then. */
  meeting: MeetingWay | null;
  sequence: number;
  starts_at: string;
  ends_at: string;
  /** Only of a move. */
  previous_starts_at: string | null;
  happened_at: string;
  /** The member of staff who made it; null for the visitor and for reminders. */
  actor_id: string | null;
  /** Why the staff put it outside the offered slots. */
  reason: string | null;
  /** 1 when the staff spared the visitor a letter about it. */
  is_silent: Generated<number>;
  /** How the appointment had ended before the staff moved or cancelled it. */
  previous_outcome: Generated<AppointmentOutcome | null>;
  /** The number that it had among its booker's open ones before that. */
  previous_open_slot_no: Generated<number | null>;
  /** The address in its message before the staff typed another one; null unless they did. */
  previous_address: Generated<string | null>;
};
