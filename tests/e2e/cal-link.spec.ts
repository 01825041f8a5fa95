import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { starterTemplates } from "#content/starter-templates.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { calendarWords as deskCalendarWords } from "#content/words/office/calendar-screen.ts";
import { expectSound, marcus, sendLead } from "./desk-steps.ts";
import { expect, languages, type Page, prefixOf, test } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { personIdOf } from "./office-rows.ts";
import { press } from "./office-steps.ts";
import { openDialog } from "./page-frame.ts";
import { startPractice } from "./start-practice.ts";

const origin = "https://cal.example.com";
const folder = "node_modules/.cache/cal-site";

/** Stands in for Cal.com's script: it takes the waiting calls and puts its page into the element, as theirs does. */
const embedScript = `
  const [namespace, api] = Object.entries(window.Cal.ns)[0];
  window.calCalls = { namespace, own: api.q.map(([name, ...rest]) => [name, rest.at(-1)]), all: window.Cal.q };
  const { elementOrSelector, calLink } = api.q.find(([name]) => name === "inline")[1];
  const frame = document.createElement("iframe");
  frame.title = "Cal";
  frame.src = api.q.find(([name]) => name === "init")[2].origin + "/" + calLink;
  elementOrSelector.append(frame);`;

test.use({ viewport: { width: 360, height: 780 } });

test("with CAL_LINK the same buttons open Cal.com's own embed, and its script is fetched only then", async ({
  page,
  browser,
  office,
}) => {
  buildCalSite();
  const asked = await serveCalSite(page, office.url);
  for (const locale of languages) {
    asked.length = 0;
    await page.goto(`${prefixOf[locale]}/cal-in-person`);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.locator("nav button[commandfor=scheduler]").click();
    await expect(page.frameLocator("dialog#scheduler iframe").getByRole("heading")).toHaveText("Cal");
    expect(asked).toEqual(["/embed/embed.js", "/practice/30min"]);
    await expect(page.locator("dialog#scheduler h3")).toHaveText(calendarWords[locale].cal.heading);
    expect(await page.evaluate("window.calCalls")).toMatchObject({
      namespace: "30min",
      all: [["initNamespace", "30min"]],
      own: [
        ["init", { origin }],
        ["inline", { calLink: "practice/30min", config: { layout: "month_view", theme: "auto" } }],
        ["ui", { cssVarsPerTheme: { light: { "cal-brand": "#b3261e" }, dark: { "cal-brand": "#ffffff" } } }],
      ],
    });
  }

  // Without script the same button of the request posts to the server, which leads on to Cal.com.
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: office.url });
  await serveCalSite(plain, office.url);
  await plain.goto("/cal-in-person");
  await plain.locator("#tiers label").first().click();
  await plain.locator("#tiers button").filter({ visible: true }).click();
  const { labels, calendar } = formWords.en.booking;
  await openDialog(plain).getByLabel(labels.name).fill("Ana");
  await openDialog(plain).getByLabel(labels.email).fill("ana@example.com");
  await openDialog(plain).getByLabel(labels.phone).fill("972 555 0199");
  // Playwright does not answer what a redirect asks for.
  const onCal = plain.waitForRequest(`${origin}/practice/30min`);
  await openDialog(plain).getByRole("button", { name: calendar }).click();
  await onCal;
  await plain.close();
});

test("with CAL_LINK the office says that Cal.com does not know its calendar, and offers no times", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, marcus, "en");
  const { session } = await openOwnerAccount(office, "en");
  // As the page is built with it.
  await page.addInitScript(() => {
    const read = Element.prototype.getAttribute;
    Element.prototype.getAttribute = function (name) {
      const value = read.call(this, name);
      return name === "props" && value
        ? value.replace('"hasCalCom":[0,false]', '"hasCalCom":[0,true]')
        : value;
    };
  });
  const { calCom, close } = deskCalendarWords.en;
  await openOffice(page, office.url, session, "/office/calendar");
  await expect(page.getByText(calCom)).toBeVisible();
  await page.getByRole("button", { name: close.open }).first().click();
  await expect(page.getByRole("dialog").getByText(calCom)).toBeVisible();
  await expectSound(page, "close beside Cal.com", { part: "dialog[open]" });
  await page.goto(`${office.url}/office/people/${personIdOf(office, marcus.name)}`);
  await press(page, answerWords.en.channels.mail);
  await expect(page.getByLabel(answerWords.en.labels.body)).toBeVisible();
  await expect(page.getByRole("button", { name: answerWords.en.offerTimes })).toHaveCount(0);
  // Nor a template with a blank for them, which nothing would fill.
  const titles = starterTemplates.filter(({ channel }) => channel === "mail").map(({ title }) => title.en);
  const templates = page.getByRole("list", { name: answerWords.en.templates });
  const shown = titles.filter((title) => !title.startsWith("Times offered"));
  expect(shown.length).toBeLessThan(titles.length);
  await expect(templates.getByRole("button")).toHaveText(shown.map((title) => new RegExp(`^${title}`)));
  await page.close();
  await office.end();
});

test("without CAL_LINK no page admits another origin", () => {
  for (const page of ["dist/index.html", "dist/contact/index.html", "dist/es/contact/index.html"]) {
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(
      readFileSync(page, "utf8"),
    )?.[1];
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/https?:|cal\.com/);
  }
});

/** Answers with the site of one page and with Cal.com's; resolves with what the latter is asked for. */
async function serveCalSite(page: Page, url: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${url}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/appointments")
      return route.fulfill({ status: 303, headers: { location: `${origin}/practice/30min` } });
    const name = `${pathname}${/\.\w+$/.test(pathname) ? "" : "/index.html"}`;
    // Its drawings are those of the whole site.
    const file = [folder, "dist"].map((each) => each + name).find(existsSync);
    return file ? route.fulfill({ path: file }) : route.abort();
  });
  await page.route(`${origin}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const isScript = route.request().url().endsWith(".js");
    return route.fulfill(
      isScript
        ? { contentType: "text/javascript", body: embedScript }
        : { contentType: "text/html", body: "<h1>Cal</h1>" },
    );
  });
  return asked;
}

/** Builds a page of filing alone with Cal.com's calendar, unless that was done since `dist` was last built. */
function buildCalSite() {
  const stamp = `${folder}/.built`;
  const whole = `${statSync("dist/.built").mtimeMs}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === whole) return;
  const settings = { CAL_LINK: "practice/30min", CAL_ORIGIN: origin };
  const env = { ...process.env, ...settings };
  for (const step of [
    [
      "node_modules/astro/bin/astro.mjs",
      "build",
      "--config",
      "tests/e2e/cal-site.config.ts",
      "--outDir",
      folder,
    ],
    ["build/render-site.ts", folder],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, step, { env });
    expect(status, String(stderr)).toBe(0);
  }
  writeFileSync(stamp, whole);
}
