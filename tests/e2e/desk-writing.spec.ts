import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { catchChats, expectSound, marcus, retype, rosa, sendLead, spareFirefox } from "./desk-steps.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { press, pressSequence } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const words = answerWords.en;
const shell = officeShellWords.en;
const keys = keyboardWords.en;
const { keeping } = safeguardsWords.en;

test.use({
  viewport: { width: 1360, height: 860 },
  allowedErrors: [/status of 404|ERR_(?:FAILED|INTERNET)/],
});

test(
  "at a desk everything is done by keys: moving, writing, taking back, and writing on without a connection",
  journey(),
  async ({ page, context, browserName }) => {
    test.skip(...engineLimit("openWithSession", browserName));
    await spareFirefox(page);
    const office = await startPractice();
    await sendLead(office, rosa, "es");
    await sendLead(office, marcus, "en");
    const { session } = await openOwnerAccount(office, "en");
    await openOffice(page, office.url, session);
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    await expect(page.getByRole("link", { name: marcus.name })).toBeVisible();

    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: keys.help });
    await expect(help).toBeVisible();
    // What this screen alone offers comes first, then what every screen does, in the order of the palette.
    await expect(help.getByRole("term").nth(0)).toHaveText("A");
    await expect(help.getByRole("term").nth(1)).toHaveText("Ctrl+K");
    await expect(help.getByRole("term").filter({ hasText: /^G T\s*$/ })).toBeVisible();
    await expectSound(page, "keys", { part: "dialog[open]" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await expect(toastOf(page)).toContainText(personWords.en.labels.assignedTo);
    await page.keyboard.press("Enter");
    await expect(heading(marcus.name)).toBeVisible();
    await expect(page.getByLabel(personWords.en.labels.assignedTo)).toHaveValue(/./);

    const body = page.getByLabel(words.labels.body);
    const templates = page.getByRole("list", { name: words.templates });
    await expect(templates).toBeVisible();
    await page.keyboard.press("e");
    await expect(templates.getByRole("button").first()).toBeFocused();
    await page.keyboard.press("1");
    await expect(body).toBeFocused();
    await expect(body).toHaveValue(/^Hello Marcus,.*\[.+\]/s);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(fillIn(words.blank, { blank: "[" }).slice(0, 9))).toBeVisible();
    await expect(body).toBeFocused();
    // What is typed next fills the blank.
    const selected = (input: HTMLTextAreaElement) =>
      input.value.slice(input.selectionStart, input.selectionEnd);
    expect(await body.evaluate(selected)).toMatch(/^\[.+\]$/);
    await expect(body).toHaveAttribute("aria-invalid");
    const subject = page.getByLabel(words.labels.subject);
    await expect(subject).not.toHaveAttribute("aria-invalid");
    await retype(body, "Your number is 123-45-6789.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(words.sensitive.first)).toBeVisible();
    await expectSound(page, "a number like an SSN", { part: "form" });
    await press(page, words.sensitive.mask);
    await expect(body).toHaveValue("Your number is ***-**-6789.");
    await expect(body).toBeFocused();
    await expect(page.getByText(words.sensitive.text)).toBeHidden();
    await retype(body, "Bring the letter, please.");
    await subject.fill("");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(words.empty.subject)).toBeVisible();
    await expect(subject).toBeFocused();
    await expect(body).not.toHaveAttribute("aria-invalid");
    await retype(subject, "Your letter");
    await page.getByRole("button", { name: words.offerTimes }).click();
    await expect(body).toHaveValue(/Bring the letter, please\.\n\nI have these times available:\n• \w+/);
    await expect(body).toBeFocused();
    await expect(body).not.toHaveJSProperty("selectionEnd", 0);
    await expect(page.getByText("Draft saved")).toBeVisible();
    await expectSound(page, "writing");
    await page.reload();
    await expect(templates).toBeVisible();
    await page.keyboard.press("e");
    await expect(subject).toHaveValue("Your letter");
    const listed = Promise.withResolvers<void>();
    await page.route("**/office/api/today*", (route) => listed.promise.then(() => route.continue()));
    const letters: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/letters") && letters.push(request.url())));
    // Its keys send nothing from behind a dialog, over which no other one is laid.
    await press(page, keeping.hold);
    await page.getByLabel(keeping.reason).press("Control+Enter");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(letters).toEqual([]);
    await page.keyboard.press("Control+Enter");
    await expect(toastOf(page)).toContainText(words.done.mail);
    await expect(page.getByText(personWords.en.timeline.letterWaiting)).toBeVisible();
    // What went out is no draft any longer, also while the lists are read again: taken back by then it would be lost.
    await expect(body).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("z");
    await expect(toastOf(page)).toContainText(words.undone);
    // What was taken back is said no longer, before its offer ends by itself.
    await expect(toastOf(page)).not.toContainText(words.done.mail, { timeout: 10_000 });
    await expect(body).toHaveValue(/Bring the letter/);
    listed.resolve();
    await expect(page.getByRole("button", { name: words.send, exact: true })).toBeEnabled();
    await body.press("Control+Enter");
    await expect(toastOf(page)).toContainText(words.done.mail);
    await page.getByRole("listitem").getByRole("button", { name: shell.undo.label }).click();
    await expect(toastOf(page)).not.toContainText(words.done.mail, { timeout: 10_000 });
    await expect(body).toHaveValue(/Bring the letter/);

    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    const note = page.getByLabel(words.labels.note);
    await page.keyboard.press("Control+Enter");
    await expect(note).toBeFocused();
    await expect(note).toHaveAttribute("aria-invalid");
    await note.pressSequentially("123-45-6789");
    await expect(note).not.toHaveAttribute("aria-invalid");
    await expect(page.getByText(shell.sensitiveWarning)).toBeVisible();
    await retype(note, "Called twice");
    await context.setOffline(true);
    await expect(page.getByText(shell.noConnection.split("{")[0] ?? "")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("alert").filter({ hasText: "no connection" })).toBeVisible();
    await expect(note).toHaveValue("Called twice");
    await expectSound(page, "offline", { part: "form" });
    await page.keyboard.press("Escape");
    // What could not be saved is there again after a look elsewhere.
    await page.keyboard.press("c");
    await page.keyboard.press("m");
    await expect(note).toHaveValue("Called twice");
    await context.setOffline(false);
    await note.press("Control+Enter");
    await expect(toastOf(page)).toContainText(words.done.note);
    await expect(page.getByRole("listitem").filter({ hasText: "Called twice" })).toHaveCount(1);

    // What went out by WhatsApp is no draft any longer, also where the page was dropped meanwhile.
    await catchChats(page);
    for (const text of ["Come on Tuesday, please.", "Wednesday is fine, too."]) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("w");
      await retype(body, text);
      const opened = Promise.all([context.waitForEvent("page"), page.waitForResponse("**/draft")]);
      await page.keyboard.press("Control+Enter");
      await (await opened)[0].close();
      if (text.startsWith("Come")) await page.reload();
      await press(page, words.sent.yes);
      await expect(page.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
      await expect(page.getByText(words.sent.question)).toBeHidden();
    }
    await expect(body).not.toHaveValue(/Wednesday/);
    await page.reload();
    await page.keyboard.press("w");
    await expect(body).toHaveValue(/^Hello Marcus/);

    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: keys.palette });
    // In the same order as the keys: what leads away from the screen comes last.
    await expect(palette.getByRole("listitem").last()).toHaveText(shell.signOut);
    await expect(palette.getByRole("listitem").filter({ hasText: keys.palette })).toHaveCount(0);
    await page.keyboard.type(shell.signOut);
    await expect(palette.getByRole("listitem")).toHaveText([shell.signOut]);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(shell.titles.account);
    await expectSound(page, "palette", { part: "dialog[open]" });
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
    await expect(heading(shell.titles.account)).toBeVisible();
    await expect(page.getByText(accountWords.en.sessions.heading)).toBeVisible();
    await page.getByLabel(keys.account.label).uncheck();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pressSequence(page, "g", "t");
    await page.getByLabel(keys.account.label).check();
    await expect(heading(shell.titles.account)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pressSequence(page, "g", "t");
    await expect(heading(shell.titles.today)).toBeVisible();
    await page.close();
    await office.end();
  },
);
