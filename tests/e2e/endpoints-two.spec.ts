import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
} from "#domain/office/endpoint-operations.ts";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { holdWebhooks } from "./office-rows.ts";
import { expectScreen, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 409/] });

test("an owner who changes an endpoint reads what another one changed since, and saves over it by saving again, and keeps what is typed when it is removed", async ({
  page,
}) => {
  const words = endpointsWords.es;
  const office = await startPractice();
  await page.setViewportSize({ width: 360, height: 780 });
  const { session } = await openOwnerAccount(office, "es");
  const ask = <Each extends Operation>(operation: Each, input: InputOf<Each>) =>
    call(office.url, operation, input, session.access_token);
  const seen = { name: "Ledger", url: "https://ledger.example.com/hook", fields: ["name" as const] };
  const { id } = await ask(addEndpoint, seen);
  await holdWebhooks(office, id, 101);
  await openOffice(page, office.url, session, "/office/deliveries");
  await expect(page.getByText(fillIn(words.held.other, { count: "99+" }))).toBeVisible();
  await press(page, `${words.change}: Ledger`);
  const address = page.getByLabel(words.url);
  // Another one may stand open beside it.
  await press(page, words.add);
  await expect(address).toHaveCount(2);
  await page.getByRole("button", { name: officeShellWords.es.cancel }).last().click();
  await press(page, officeShellWords.es.cancel);
  const change = page.getByRole("button", { name: `${words.change}: Ledger` });
  await expect(change).toBeFocused();
  await change.press("Enter");
  // As long as those of the services that sign their addresses.
  const mine = `https://mine.example.com/hook?sig=${"a1b2".repeat(60)}`;
  await address.fill("");
  await page.keyboard.insertText(mine);
  await ask(changeEndpoint, { id, seen, ...seen, url: "https://theirs.example.com/hook" });
  await press(page, words.save);
  const alert = page.getByRole("alert").filter({ hasText: "https://theirs.example.com/hook" });
  await expect(alert).toContainText(/^Elena Morales lo cambió mientras tanto\. Ahora es: Ledger/);
  await expect(alert).toContainText(words.groups.name);
  await expect(address).toHaveValue(mine);
  await expectScreen(page, "es", "deliveries", { part: "form" });
  await press(page, words.save);
  await expect(toastOf(page)).toContainText(words.done.saved.title);
  await expect(page.getByText(mine)).toBeVisible();

  // The other one takes it away.
  await press(page, `${words.change}: Ledger`);
  await address.fill("https://kept.example.com/hook");
  await ask(removeEndpoint, { id });
  await expect(page.getByRole("alert").filter({ hasText: words.goneMeanwhile })).toBeVisible();
  await expect(address).toHaveValue("https://kept.example.com/hook");
  await expect(address).toBeFocused();
  await expectScreen(page, "es", "deliveries", { part: "form" });
  await press(page, words.save);
  await expect(page.getByText("https://kept.example.com/hook")).toBeVisible();
  await expect(address).toBeHidden();
  const { endpoints } = await ask(listEndpoints, {});
  expect(endpoints.filter(({ name }) => name === "Ledger").map(({ url }) => url)).toEqual([
    "https://kept.example.com/hook",
  ]);

  // Back closes a question, as it closes a sheet.
  await press(page, `${words.actions.remove}: Ledger`);
  const question = page.getByRole("dialog", { name: fillIn(words.remove.heading, { name: "Ledger" }) });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: `${words.actions.remove}: Ledger` })).toBeFocused();
  await press(page, `${words.actions.remove}: Ledger`);
  await press(page, words.remove.button);
  await expect(page.getByText("https://kept.example.com/hook")).toBeHidden();
  await page.close();
  await office.end();
});
