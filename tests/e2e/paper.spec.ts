import { getDocumentProxy } from "unpdf";
import { appointmentWords } from "#content/words/appointments.ts";
import { blogWords } from "#content/words/blog.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { homeWords } from "#content/words/home.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { heroForm, newAddress } from "./form-fills.ts";
import { openOffice } from "./office-owner.ts";
import { personIdOf } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";
import { fillPerson, openAtPerson, openWizard, plan, radio, readySubmitButton } from "./wizard-walk.ts";

for (const locale of languages) {
  test(
    `on paper a ${locale} page keeps its headings and leaves the frames of its forms away`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      await heroForm(page).getByRole("button").click();
      await expect(toastOf(page)).toContainText(/./);
      await page.emulateMedia({ media: "print" });
      // It would cover what is printed below it, until it leaves by itself.
      await expect(toastOf(page).locator(".toast")).toBeHidden({ timeout: 4000 });
      const { services, hero } = homeWords[locale];
      await expect(page.getByRole("heading", { name: services.heading })).toBeVisible();
      await expect(page.getByText(hero.formHeading, { exact: true })).toBeHidden();
      await page.goto(`${prefixOf[locale]}/contact`);
      await expect(page.getByText(contactWords[locale].message.heading, { exact: true })).toBeHidden();
    },
  );

  test(
    `on paper the ${locale} wizard shows what was answered and no empty frame`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await openWizard(page, locale);
      const choice = radio(page, locale, "businessType", "solo");
      await choice.click();
      await expect(choice).toBeChecked();
      // As wide as a sheet of paper.
      await page.setViewportSize({ width: 720, height: 960 });
      await page.emulateMedia({ media: "print" });
      const answers = page.getByRole("complementary", { name: wizardWords[locale].summary.heading });
      await expect(answers).toContainText(formWords[locale].business.answers.businessType.solo);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    },
  );
}

/** The lines on each sheet of paper that a page is printed on, without blanks: kerning looks like them. */
async function sheetsOf(page: Page): Promise<string[][]> {
  const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "Letter", margin })));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const contents = await Promise.all(
    numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()),
  );
  return contents.map(({ items }) => {
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
    const lines = texts.join("").split("\n").map(bare);
    return lines.filter((line) => line !== "");
  });
}

const bare = (text: string) => text.replace(/\s+/g, "");

for (const path of ["/services", "/faqs", "/about", "/es/contact", "/es/terms"]) {
  test(`${path} on paper parts no heading from its text, no row from its table, and ends with more than a line`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheets = await sheetsOf(page);
    const headings = (await page.locator("h1, h2, h3").allTextContents()).map(bare);
    expect(sheets.map((lines) => lines.at(-1)).filter((line = "") => headings.includes(line))).toEqual([]);
    const [week, weekend] = path.startsWith("/es")
      ? [/^Lunesaviernes/, /^Sábadoydomingo/]
      : [/^Monday–Friday/, /^SaturdayandSunday/];
    const rowsOn = (row: RegExp) => sheets.map((lines) => lines.filter((line) => row.test(line)).length);
    expect(rowsOn(week)).toEqual(rowsOn(weekend));
    expect(sheets.at(-1)?.length).toBeGreaterThan(4);
  });
}

test("paper is filled, shows no control, and a long address once", async ({ page }) => {
  await page.goto("/services/business-taxes");
  expect((await sheetsOf(page))[0]?.length).toBeGreaterThan(10);
  await page.goto("/blog");
  const printed = async () => (await sheetsOf(page)).flat().join("");
  const { searchLabel, all } = blogWords.en.browse;
  for (const label of [searchLabel, all]) expect(await printed()).not.toContain(bare(label));
  await page.goto("/es/appointments");
  expect(await printed()).not.toContain(bare(appointmentWords.es.choice.other));
  await page.goto("/es/contact");
  expect((await printed()).match(/google\.com\/maps/g)).toHaveLength(1);
});

test("a plan on paper has no bar of its steps, and one band of tiles alone", async ({ page }) => {
  await openAtPerson(page, "es");
  await fillPerson(page, "es", newAddress());
  await readySubmitButton(page, "es").click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(plan(page).getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(plan(page).locator("svg:visible")).toHaveCount(0);
});

test("the office's list and card on paper say what is known, without controls and without an empty sheet", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const session = await signInAt(office, { now: new Date(), locale: "en" });
  await openOffice(page, office.url, session, "/office/people");
  await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
  const controls = page.getByRole("checkbox").or(page.getByRole("combobox"));
  await expect(controls.first()).toBeVisible();
  const { filters } = peopleWords.en;
  const list = (await sheetsOf(page)).flat().join("");
  expect(list).toContain(bare(rosa.name));
  for (const control of [filters.heading, filters.waiting]) expect(list).not.toContain(bare(control));
  await page.emulateMedia({ media: "print" });
  await expect(controls).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.goto(`${office.url}/office/people/${personIdOf(office, rosa.name)}`);
  const { appointments, labels, timeline } = personWords.en;
  await expect(page.getByRole("button", { name: timeline.reveal })).toBeVisible();
  await expect(page.getByRole("heading", { name: safeguardsWords.en.keeping.heading })).toBeVisible();
  const sheets = await sheetsOf(page);
  expect(sheets[0]?.join("")).toContain(bare(rosa.phone));
  for (const lines of sheets) expect(lines.length).toBeGreaterThan(4);
  const card = sheets.flat().join("");
  const hidden = [
    appointments.book,
    timeline.reveal,
    labels.blockedChannels,
    safeguardsWords.en.requests.heading,
  ];
  for (const control of hidden) expect(card).not.toContain(bare(control));
  await page.close();
  await office.end();
});
