import { addPicture } from "#domain/office/picture-operations.ts";
import type { TestApp } from "../start-app.ts";
import { signedInStaff } from "./office-staff.ts";

type Answer = { status: number; json: Record<string, unknown> };

/** Uploads files as the office does. */
export async function uploader(app: TestApp) {
  const { token } = await signedInStaff(app);
  return async (file: Uint8Array, headers: Record<string, string> = {}, query = ""): Promise<Answer> => {
    const answer = await fetch(`${app.url}/office/api${addPicture.path}${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: new Uint8Array(file),
    });
    return { status: answer.status, json: (await answer.json()) as Answer["json"] };
  };
}

export const listPictures = (app: TestApp) => app.db.selectFrom("pictures").selectAll().execute();
