import type { Db } from "../base/db/open-database.ts";
import {
  type Factor,
  type Identity,
  listFactors,
  listIdentities,
  parseMetadata,
  type User,
} from "./user-rows.ts";

/** Loads what belongs to a user and formats it as the client knows it. */
export async function loadUserJson(db: Db, user: User) {
  const [identities, factors] = await Promise.all([listIdentities(db, user.id), listFactors(db, user.id)]);
  return userJson(user, identities, factors);
}

/** Formats a user as the hosted service does: what is unset is left out, and no hash or token is ever in it. */
export function userJson(user: User, identities: Identity[] | null, factors: Factor[] = []) {
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== null).toSorted();
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email ?? "",
    ...optional("email_confirmed_at", user.email_confirmed_at),
    ...optional("invited_at", user.invited_at),
    phone: user.phone ?? "",
    ...optional("phone_confirmed_at", user.phone_confirmed_at),
    ...optional("confirmation_sent_at", user.confirmation_sent_at),
    ...optional("confirmed_at", confirmed[0] ?? null),
    ...optional("recovery_sent_at", user.recovery_sent_at),
    ...optional("new_email", user.new_email),
    ...optional("email_change_sent_at", user.email_change_sent_at),
    ...optional("new_phone", user.new_phone),
    ...optional("phone_change_sent_at", user.phone_change_sent_at),
    ...optional("reauthentication_sent_at", user.reauthentication_sent_at),
    ...optional("last_sign_in_at", user.last_sign_in_at),
    app_metadata: parseMetadata(user.app_metadata),
    user_metadata: parseMetadata(user.user_metadata),
    ...(factors.length > 0 && { factors: factors.map(factorJson) }),
    identities: identities?.map(identityJson) ?? null,
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...optional("banned_until", user.banned_until),
    ...optional("deleted_at", user.deleted_at),
    is_anonymous: user.is_anonymous === 1,
  };
}

const optional = (name: string, value: string | null) => (value ? { [name]: value } : {});

function identityJson(identity: Identity) {
  const data = parseMetadata(identity.identity_data);
  return {
    identity_id: identity.id,
    id: identity.user_id,
    user_id: identity.user_id,
    identity_data: data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(typeof data.email === "string" && { email: data.email }),
  };
}

/** A factor as the contract has it, without its secret. */
export const factorJson = (factor: Factor) => ({
  id: factor.id,
  created_at: factor.created_at,
  updated_at: factor.updated_at,
  status: factor.status,
  ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
  factor_type: "totp",
  phone: null,
  last_challenged_at: factor.last_challenged_at,
});
