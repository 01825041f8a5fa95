import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { longDay } from "#office/calendar/calendar-days.ts";
import { hostilePayloads, hostileSample } from "../hostile-payloads.ts";
import { expectDeliveries } from "./deliveries-shown.ts";
import { expect, soakUnless, test, toastOf } from "./fixtures.ts";
import { startHostilePractice } from "./hostile-practice.ts";
import { openOffice } from "./office-owner.ts";
import { fill, goToScreen, press } from "./office-steps.ts";
import { watchHostile } from "./watch-hostile.ts";

const shell = officeShellWords.en;
const words = peopleWords.en;

for (const payloads of [hostileSample, hostilePayloads]) {
  test(
    `${payloads.length} hostile texts stay text on every screen of the desk`,
    soakUnless(payloads === hostileSample),
    async ({ page }) => {
      test.setTimeout(600_000);
      const practice = await startHostilePractice(payloads);
      const { office, ask, payload, title, lines } = practice;
      const check = await watchHostile(page);
      const goto = (path: string) => goToScreen(page, path);
      const { people } = await ask(listPeople, {});
      expect(people.length).toBeGreaterThan(practice.messages.length);
      await openOffice(page, office.url, practice.session);
      await check("today", people[2]?.name ?? "", practice.nextStep);
      for (const { id, name, lastLine } of people) {
        await goto(`/people/${id}`);
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await check(`the card of ${name}`, lastLine.slice(0, 40));
      }
      await goto(`/people/${practice.addedId}`);
      await check("a card with letter and note", practice.nextStep, practice.subject, lines[1] ?? "");
      const { heading, channels } = answerWords.en;
      const answer = page.getByRole("region", { name: heading, exact: true });
      await answer.getByRole("button", { name: channels.mail, exact: true }).click();
      await page.getByRole("button", { name: title }).click();
      await check("an answer", title);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog", { name: keyboardWords.en.palette }).getByRole("textbox").fill("<img");
      await check("palette");

      await goto("/people");
      await page.getByLabel(words.searchLabel).fill(practice.added);
      await check("search", practice.added);
      const lost = `nobody ${payload(60)}`;
      await page.getByLabel(words.searchLabel).fill(lost);
      await check("nobody found", fillIn(words.noneFound, { text: lost }));

      await goto(`/calendar?day=${practice.bookedDay}`);
      await check("calendar", practice.booker, practice.note);
      await page.getByRole("button", { name: practice.booker }).first().click();
      await check("appointment", lines[0] ?? "", practice.colleague);
      await goto(`/calendar?day=${practice.bookedDay}&view=list`);
      // The week before it shows the same texts.
      const list = page.locator("section:not([aria-labelledby])");
      await expect(list.getByRole("heading", { name: longDay(practice.bookedDay, "en") })).toBeVisible();
      await check("calendar as a list", practice.booker, practice.note);

      for (const tab of ["attention", "waiting", "sent"] as const) {
        await goto(`/deliveries?tab=${tab}`);
        await expectDeliveries(page, tab);
        await check(`deliveries, ${tab}`, practice.endpoint);
      }
      const findTried = async () =>
        (await ask(listDeliveries, { tab: "waiting" })).deliveries.find(
          ({ channel, attempts }) => channel === "webhook" && attempts > 0,
        );
      await expect.poll(findTried).toBeTruthy();
      await goto(`/deliveries/${(await findTried())?.id}`);
      await check("a delivery", deliveriesWords.en.attempts.answer, lines[1] ?? "");

      await goto("/spam");
      await check("spam", practice.spam);
      await goto("/templates");
      await check("templates", title, practice.body);
      await press(page, `${templatesWords.en.archive}: ${title}`);
      await expect(toastOf(page)).toContainText(title);
      await check("toast");
      await toastOf(page).getByRole("button", { name: shell.undo.label }).click();
      await expect(toastOf(page)).toContainText(shell.undo.done);
      await check("undone");
      await goto("/staff");
      await check("staff", practice.colleague);
      await goto("/account");
      await check("account", accountWords.en.sessions.heading);
      await goto("/people/new");
      // The account has a name too, and stays until this screen has come.
      await expect(page.getByRole("heading", { level: 1, name: shell.titles.newPerson })).toBeVisible();
      await fill(page, words.form.name, practice.added);
      await check("doubles", words.form.doubles, practice.added);
      await page.close();
      await practice.end();
    },
  );
}
