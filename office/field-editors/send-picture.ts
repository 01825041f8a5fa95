import * as v from "valibot";
import { minutes } from "#domain/durations.ts";
import { type OutputOf, officeApiPath } from "#domain/office/operation.ts";
import { addPicture } from "#domain/office/picture-operations.ts";
import type { PicturePlace } from "#domain/website/picture-sizes.ts";
import { problemOf } from "../base/call-operation.ts";
import { OfficeProblem } from "../base/office-problem.ts";

export type StoredPicture = OutputOf<typeof addPicture>;

/** Uploads a picture; `fetch` would not tell how much of it has been sent. Throws an `OfficeProblem`. */
export function sendPicture(
  { file, key, place }: { file: Blob; key: string; place: PicturePlace },
  token: string,
  onProgress: (part: number) => void,
): Promise<StoredPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredPicture>();
  const request = new XMLHttpRequest();
  request.open(addPicture.method, `${officeApiPath}${addPicture.path}?place=${place}`);
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("authorization", `Bearer ${token}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.setRequestHeader("idempotency-key", key);
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const { status, response } = request as { status: number; response: unknown };
    const answer = v.safeParse(addPicture.output, response);
    if (status === 200 && answer.success) resolve(answer.output as StoredPicture);
    else reject(problemOf(response ?? {}, status));
  };
  // Longer than the server waits for a file.
  request.timeout = minutes(6);
  request.onerror = request.ontimeout = () => reject(new OfficeProblem("no-connection"));
  request.send(file);
  return promise;
}
