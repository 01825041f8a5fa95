import { updatedWords } from "#content/words/office/updated.ts";
import { expectSoundAtEnd } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { openOffice } from "./office-owner.ts";
import { signInAt } from "./office-session.ts";

const { title, button } = updatedWords.es;

test.use({ viewport: { width: 360, height: 780 } });

test("an office that was opened before an update offers to load it again, once it has its connection back", async ({
  page,
  office,
}) => {
  const session = await signInAt(office, { now: new Date(), locale: "es" });
  let drop = () => {};
  const joined = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      // The page tells where it is as soon as it knows that it has joined.
      if (String(message).includes('"track"')) joined.resolve();
    });
    drop = () => void socket.close();
  });
  await openOffice(page, office.url, session);
  await joined.promise;

  // The server starts anew: with the same office first, then with another.
  const door = `${office.url}/office`;
  const looked = page.waitForResponse(door);
  drop();
  await (await looked).finished();
  await page.route(door, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/OfficeApp\.[^."]+\.js/, "OfficeApp.newer.js");
    await route.fulfill({ response, body });
  });
  // Whoever has offered it does not look again: nothing was offered for the same office.
  const lookedAgain = page.waitForResponse(door);
  drop();
  await lookedAgain;
  await expect(page.getByText(title)).toBeVisible();
  await expectSoundAtEnd(page, "an updated office");
  await page.unroute(door);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: button }).click();
  await loaded;
});
