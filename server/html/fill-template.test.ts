import { expect, test } from "vitest";
import { compileTemplate, type Values } from "./fill-template.ts";

const fill = (body: string, values: Values) => {
  const page = compileTemplate(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`)(values);
  return /<body>(.*)<\/body>/s.exec(page)?.[1];
};

test("texts and attributes are filled and escaped", () => {
  expect(
    fill('<p class="a" data-fill="name">…</p><a href="/old" data-fill-href="to">go</a>', {
      name: "<b>Ana & Eva</b>",
      to: '/?q="x"&y',
    }),
  ).toBe('<p class="a">&lt;b&gt;Ana &amp; Eva&lt;/b&gt;</p><a href="/?q=&quot;x&quot;&amp;y">go</a>');
});

test("a value that is empty or absent leaves no text and takes its attribute away", () => {
  const body =
    '<p data-fill="a">…</p><input value="x" data-fill-value="b"><a href="/" data-fill-href="c">d</a>';
  expect(fill(body, { a: undefined, b: "" })).toBe("<p></p><input><a>d</a>");
});

test("flags keep and drop elements and set attributes", () => {
  const body =
    '<i data-if="is">yes</i><i data-unless="is">no</i><details data-fill-open="is"></details><b data-if="all" data-unless="is"></b>';
  expect(fill(body, { is: true, all: [{}] })).toBe('<i>yes</i><details open=""></details>');
  expect(fill(body, { is: false, all: [{}] })).toBe("<i>no</i><details></details><b></b>");
  expect(fill(body, { all: [] })).toBe("<i>no</i><details></details>");
});

test("lists repeat their element, lists in them too, and entries see the values around them", () => {
  const body =
    '<ul data-if="days"><li data-repeat="days"><b data-fill="day"></b><i data-repeat="times" data-fill="time"></i><u data-fill="zone"></u></li></ul>';
  const days = [
    { day: "Mon", times: [{ time: "9" }, { time: "10" }] },
    { day: "Tue", times: [] },
  ];
  expect(fill(body, { zone: "CT", days })).toBe(
    "<ul><li><b>Mon</b><i>9</i><i>10</i><u>CT</u></li><li><b>Tue</b><u>CT</u></li></ul>",
  );
  expect(fill(body, { zone: "CT", days: [] })).toBe("");
});

test("all that is not filled stays as it was, however often the page is filled", () => {
  const rest =
    '<!-- a --><script>if (a < b && c) {}</script><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><pre>\n\n x</pre><template><p data-fill="a"></p></template><textarea>&lt;b&gt;</textarea><br>';
  const page = `<!DOCTYPE html><html lang="es"><head><title>A &amp; B</title></head><body>${rest}<p data-fill="a"></p></body></html>`;
  const template = compileTemplate(page);
  const expectedPage = (a: string) =>
    page.replace(/<p data-fill="a"><\/p><\/body>/, `<p>${a}</p></body>`).replace("<pre>\n\n", "<pre>\n");
  expect(template({ a: "1" })).toBe(expectedPage("1"));
  expect(template({ a: "2" })).toBe(expectedPage("2"));
});
