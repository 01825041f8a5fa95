import type { Session } from "@supabase/auth-js";
import { hours } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { signedInStaff } from "../api/office-staff.ts";
import type { Office } from "./start-practice.ts";

type SignIn = { now: Date; locale: Locale; role?: StaffRole };

/** Signs a member of staff in at a moment of the practice's own clock, whatever this machine's says. */
export async function signInAt(
  { url, folder }: Pick<Office, "url" | "folder">,
  { now, locale, role = "owner" }: SignIn,
): Promise<Session> {
  const env = readEnv({ SITE_URL: url, DATA_DIR: folder });
  const db = openDatabase(env);
  const { user, token, refreshToken } = await signedInStaff({ db, env, now: () => now }, { role });
  await db.destroy();
  const lifetime = hours(1) / 1000;
  const metadata = { app_metadata: { role }, user_metadata: { name: "Elena Prueba", locale } };
  return {
    access_token: token,
    refresh_token: refreshToken,
    expires_in: lifetime,
    expires_at: now.getTime() / 1000 + lifetime,
    token_type: "bearer",
    user: {
      id: user.id,
      email: user.email ?? "",
      aud: "authenticated",
      created_at: user.created_at,
      ...metadata,
    },
  };
}
