/**
 * What a column holds: `personal` data of people outside, which goes when they are deleted and is in their copy, or the
 * same `sealed` as a whole; a `reference` to them (an id, an HMAC, a token, a sealed text), of which some outlive them and
 * tell nothing by themselves; personal data of the `staff`; or `none` of these.
 */
export type ColumnKind = "personal" | "sealed" | "reference" | "staff" | "none";

/** The same kind for several columns. */
export const ofKind = <const Names extends string>(kind: ColumnKind, names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as Record<Names, ColumnKind>;

/** The tables of sign-in tell of the staff alone. */
export const staffColumnKinds = {
  users: ofKind("staff", [
    "id",
    "role",
    "email",
    "phone",
    "password_hash",
    "email_confirmed_at",
    "phone_confirmed_at",
    "invited_at",
    "confirmation_sent_at",
    "recovery_sent_at",
    "reauthentication_sent_at",
    "new_email",
    "email_change_sent_at",
    "email_change_step",
    "new_phone",
    "phone_change_sent_at",
    "last_sign_in_at",
    "app_metadata",
    "user_metadata",
    "is_anonymous",
    "banned_until",
    "deleted_at",
    "created_at",
    "updated_at",
  ]),
  identities: ofKind("staff", [
    "id",
    "user_id",
    "provider",
    "identity_data",
    "last_sign_in_at",
    "created_at",
    "updated_at",
  ]),
  sessions: ofKind("staff", [
    "id",
    "user_id",
    "amr",
    "factor_id",
    "refresh_counter",
    "refresh_floor",
    "refreshed_at",
    "active_at",
    "user_agent",
    "ip_address",
    "created_at",
  ]),
  one_time_tokens: ofKind("staff", [
    "id",
    "user_id",
    "kind",
    "sent_to",
    "flow_id",
    "redirect_to",
    "failures",
    "created_at",
    "expires_at",
  ]),
  pkce_flows: ofKind("staff", [
    "id",
    "user_id",
    "method",
    "code_challenge",
    "code_challenge_method",
    "issued_at",
    "created_at",
  ]),
  factors: ofKind("staff", [
    "id",
    "user_id",
    "friendly_name",
    "status",
    "sealed_secret",
    "last_step",
    "failures",
    "locked_until",
    "last_challenged_at",
    "created_at",
    "updated_at",
  ]),
  factor_challenges: ofKind("staff", ["id", "factor_id", "created_at", "verified_at"]),
  recovery_codes: ofKind("staff", ["user_id", "code_hash", "used_at"]),
  user_devices: ofKind("staff", ["user_id", "device_hash", "address_hash", "last_used_at", "verified_at"]),
  former_staff: ofKind("staff", ["id", "name", "removed_at"]),
};
