import { request } from "node:http";
import { expect, test } from "vitest";
import { addPicture, largestPicture, mostUnusedPictures } from "#domain/office/picture-operations.ts";
import { makePhoto, refusedFiles } from "../sample-pictures.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { signedInStaff } from "./office-staff.ts";
import { listPictures, uploader } from "./upload-pictures.ts";

const stub = editedStub();

/** Begins uploads of which no byte comes before they are ended, and notes how each is answered. */
async function openUploads(app: TestApp, count: number) {
  const { token } = await signedInStaff(app);
  const headers = { authorization: `Bearer ${token}`, "content-length": "2" };
  const statuses: number[] = [];
  const requests = Array.from({ length: count }, () => {
    const upload = request(`${app.url}/office/api${addPicture.path}`, { method: "POST", headers });
    upload.on("response", (answer) => {
      statuses.push(answer.statusCode ?? 0);
      answer.resume();
    });
    // One that is answered before its body comes may be cut off after that.
    upload.on("error", () => {}).flushHeaders();
    return upload;
  });
  const endAll = () => {
    for (const upload of requests) upload.end("no");
  };
  return { statuses, requests, endAll };
}

test("what is no picture, too large, or sent by a stranger is refused; a flood ends, and visitors are answered meanwhile", async () => {
  const app = await startApp(stub);
  const upload = await uploader(app);
  const [[, page], , , bomb] = [...(await refusedFiles())].filter(([what]) =>
    /^(?:a page|HEIC|GIF|a bomb.*)$/.test(what),
  ) as [[string, Buffer], unknown, unknown, [string, Buffer]];
  const refused = { status: 400, json: { code: "input-invalid", field: "file" } };
  expect(await upload(page)).toMatchObject({ ...refused, json: { error: "picture-type" } });
  expect(await upload(bomb[1])).toMatchObject({ ...refused, json: { error: "picture-huge" } });
  expect(await upload(Buffer.alloc(largestPicture + 1))).toMatchObject({
    status: 413,
    json: { code: "file-too-large" },
  });
  const stranger = await fetch(`${app.url}/office/api${addPicture.path}`, {
    method: "POST",
    body: Buffer.alloc(largestPicture),
  });
  expect(stranger.status).toBe(401);

  // A person may send twenty in a minute; of those ten at most are read or wait, as long as none ends.
  const flood = await openUploads(app, 30);
  const answered = () => flood.statuses.toSorted();
  await expect.poll(answered).toEqual([...Array(10).fill(429), ...Array(10).fill(503)]);
  expect((await fetch(`${app.url}/contact`)).status).toBe(200);
  flood.endAll();
  await expect.poll(() => answered().length).toBe(30);
  expect(new Set(answered())).toEqual(new Set([400, 429, 503]));
  expect(await listPictures(app)).toEqual([]);
  await app.end();

  const locked = await startApp({ ...stub, settings: { CONTENT_LOCKED: "1" } });
  expect(await (await uploader(locked))(await makePhoto())).toMatchObject({
    status: 403,
    json: { code: "content-locked" },
  });
  await locked.end();
});

test("uploads of one person that do not end keep no place from a colleague's", async () => {
  const app = await startApp(stub);
  // Ready before the flood, whose uploads are ended after twenty seconds.
  const [upload, photo] = [await uploader(app), await makePhoto()];
  const flood = await openUploads(app, 14);
  await expect.poll(() => flood.statuses).toEqual([503, 503, 503, 503]);
  const answered = upload(photo);
  await expect.poll(() => flood.statuses.length).toBeGreaterThan(4);
  flood.endAll();
  expect((await answered).status).toBe(200);
  await app.end();
});

test("an upload that breaks off, before or in the middle of its file, gives its turn to the next", async () => {
  const app = await startApp({ ...stub, settings: { RATE_LIMITS: "off" } });
  const upload = await uploader(app);
  const photo = await makePhoto();
  const broken = await openUploads(app, 6);
  for (const started of broken.requests.slice(0, 3)) started.write(photo.subarray(0, 1));
  const answered = upload(photo);
  for (const started of broken.requests) started.destroy();
  expect((await answered).status).toBe(200);
  expect(await listPictures(app)).toHaveLength(1);
  expect(app.logged.join("\n")).not.toMatch(/crashed|failed/);
  await app.end();
});

test("uploads that nothing uses end at a limit, and a draft that names one makes room", async () => {
  const app = await startApp(stub);
  const upload = await uploader(app);
  const { json: first } = await upload(await makePhoto());
  const [row] = await listPictures(app);
  if (!row) throw new Error("nothing was stored");
  const others = Array.from({ length: mostUnusedPictures - 1 }, (_, turn) => ({
    ...row,
    file: `${String(turn).padStart(32, "0")}.webp`,
  }));
  await app.db.insertInto("pictures").values(others).execute();
  const further = await makePhoto({ width: 500 });
  const full = { status: 400, json: { code: "input-invalid", field: "file", error: "pictures-unused" } };
  expect(await upload(further)).toMatchObject(full);
  expect(await listPictures(app)).toHaveLength(mostUnusedPictures);
  // The same one again is none more.
  expect(await upload(await makePhoto())).toMatchObject({ status: 200, json: { file: first.file } });
  const value = JSON.stringify({ file: first.file });
  const draft = { path: "x", value, base: "", version: "1", actor_id: "", changed_at: row.created_at };
  await app.db.insertInto("content_drafts").values(draft).execute();
  expect((await upload(further)).status).toBe(200);
  await app.end();
});
