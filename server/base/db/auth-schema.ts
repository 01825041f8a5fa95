/** The tables of sign-in. Ids are UUID v4 text, instants ISO UTC text, structured values JSON text, flags 0 or 1. */
export type AuthTables = {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  pkce_flows: PkceFlowsTable;
  factors: FactorsTable;
  factor_challenges: FactorChallengesTable;
  recovery_codes: RecoveryCodesTable;
  user_devices: UserDevicesTable;
  audit: AuditTable;
  former_staff: FormerStaffTable;
};

export type UsersTable = {
  id: string;
  /** The `role` claim of its tokens, `authenticated`; what a member of staff may do is in `app_metadata`. */
  role: string;
  /** In lower case; null without one. */
  email: string | null;
  /** E.164 without its plus; null without one. */
  phone: string | null;
  /** argon2id in PHC form; null when no password can sign in. */
  password_hash: string | null;
  email_confirmed_at: string | null;
  phone_confirmed_at: string | null;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  reauthentication_sent_at: string | null;
  /** The address to come while a change waits for its confirmations. */
  new_email: string | null;
  email_change_sent_at: string | null;
  /** 1 once one of the two addresses of a change confirmed. */
  email_change_step: number;
  new_phone: string | null;
  phone_change_sent_at: string | null;
  last_sign_in_at: string | null;
  app_metadata: string;
  user_metadata: string;
  is_anonymous: number;
  banned_until: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};

export type IdentitiesTable = {
  id: string;
  user_id: string;
  provider: "email" | "phone";
  identity_data: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type SessionsTable = {
  id: string;
  user_id: string;
  /** JSON list of `{ method, timestamp }`, newest first. */
  amr: string;
  /** The factor that raised it to aal2; null at aal1 and after a recovery code. */
  factor_id: string | null;
  refresh_counter: number;
  /** Refresh tokens below it yield nothing: they are from before the second factor. */
  refresh_floor: number;
  refreshed_at: string;
  /** The last activity of its person, for the idle limit. */
  active_at: string;
  user_agent: string;
  ip_address: string;
  created_at: string;
};

export type OneTimeKind =
  | "confirmation"
  | "invite"
  | "recovery"
  | "magiclink"
  | "email_change_current"
  | "email_change_new"
  | "phone"
  | "phone_change"
  | "reauthentication";

/** The token itself is derived from the row's id with a secret outside the database. */
export type OneTimeTokensTable = {
  id: string;
  user_id: string;
  kind: OneTimeKind;
  sent_to: string;
  /** The PKCE flow that the link continues; null in the implicit flow. */
  flow_id: string | null;
  /** Where the link leads after it acted; empty for the office. */
  redirect_to: string;
  failures: number;
  created_at: string;
  expires_at: string;
};

export type PkceFlowsTable = {
  id: string;
  user_id: string;
  /** The `amr` method of the session that it yields. */
  method: string;
  code_challenge: string;
  code_challenge_method: "s256";
  /** When its link was used and its code could be exchanged; null before. */
  issued_at: string | null;
  created_at: string;
};

export type FactorsTable = {
  id: string;
  user_id: string;
  friendly_name: string;
  status: "unverified" | "verified";
  /** Its TOTP secret, sealed with a key outside the database. */
  sealed_secret: string;
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: number;
  failures: number;
  locked_until: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};

export type FactorChallengesTable = {
  id: string;
  factor_id: string;
  created_at: string;
  verified_at: string | null;
};

type RecoveryCodesTable = {
  user_id: string;
  /** HMAC of the code. */
  code_hash: string;
  used_at: string | null;
};

/** The devices and addresses that a person signed in from before, as HMACs. */
type UserDevicesTable = {
  user_id: string;
  device_hash: string;
  address_hash: string;
  last_used_at: string;
  /** When a second factor was last given from its address; null when it never was. */
  verified_at: string | null;
};

/** The names of the staff whose accounts were removed, for what they did and still hold. */
type FormerStaffTable = {
  id: string;
  name: string;
  /** Null for those who left before names were kept. */
  removed_at: string | null;
};

/** Append-only: triggers refuse updates, and deletes before its 24 months are over. */
export type AuditTable = {
  id: string;
  at: string;
  /** The user who acted; null for a stranger and for the server itself. */
  actor_id: string | null;
  role: string;
  session_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** The person of the practice whom it is about; null in sign-in. */
  person_id: string | null;
  /** JSON without secrets and without personal data. */
  details: string;
  ip_address: string;
  request_id: string;
};
