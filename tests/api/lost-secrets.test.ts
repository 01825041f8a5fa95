import { expect, onTestFinished, test } from "vitest";
import {
  addEndpoint,
  listEndpoints,
  revealEndpointSecret,
  rotateEndpoint,
} from "#domain/office/endpoint-operations.ts";
import { newSealedSecret } from "#server/desk/endpoint-secrets.ts";
import { signatureOf, startReceiver } from "../receivers.ts";
import { startApp } from "../start-app.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork } from "./staff-at-work.ts";

test("what an endpoint gets waits for a new secret when its own cannot be opened any longer", async () => {
  const [receiver, healthy] = [await startReceiver(), await startReceiver()];
  const app = await startApp({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  onTestFinished(async () => {
    await Promise.all([app.end(), receiver.stop(), healthy.stop()]);
  });
  const owner = await atWork(app);
  const add = ({ url }: typeof receiver) => owner.ask(addEndpoint, { name: "Books", url, fields: ["email"] });
  const { id } = await add(receiver);
  const sealed = { secret: newSealedSecret("the key of another machine") };
  await app.db.updateTable("webhook_endpoints").set(sealed).execute();
  await add(healthy);
  await app.post("send-hero-consultation", { formData: hero });
  await soon(() => healthy.calls.length).toBe(1);
  const delivery = async () => (await app.outbox()).find(({ target }) => target === id);
  await soon(delivery).toMatchObject({
    state: "held",
    last_error: expect.stringContaining("cannot be read"),
    needs_person_since: expect.any(String),
  });
  const endpoint = async () => (await owner.ask(listEndpoints, {})).endpoints.find((each) => each.id === id);
  expect(await endpoint()).toMatchObject({ isSecretLost: true, held: 1 });
  expect(await owner.ask(revealEndpointSecret, { id })).toMatchObject({ code: "state-changed" });

  expect(await owner.ask(rotateEndpoint, { id, seen: null })).toEqual({ oldSecretUntil: null });
  const { secret } = await owner.ask(revealEndpointSecret, { id });
  await soon(() => receiver.calls.length).toBe(1);
  const [call] = receiver.calls;
  expect(call?.headers["webhook-signature"]).toBe(call && signatureOf(call, secret));
  expect(await endpoint()).toMatchObject({ isSecretLost: false, oldSecretUntil: null, held: 0 });
  expect((await delivery())?.needs_person_since).toBeNull();
});
