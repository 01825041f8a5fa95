import { expect, test } from "vitest";
import { splitTemplates } from "./late-templates.ts";

test("the content of a template that names a source stands in a file of its own, as it was", () => {
  const files = new Map<string, string>();
  const content = '<li data-dates="2027-04-15=Apr 15"><b>W-2s &amp; more</b></li>';
  const html = splitTemplates(`<p><template data-source="">${content}</template></p>`, files);
  const [[address, file] = []] = files;
  expect(JSON.parse(file ?? "")).toBe(content);
  expect(html).toBe(`<p><template data-source="${address}"></template></p>`);
});

test("any other template keeps its content", () => {
  const files = new Map<string, string>();
  expect(splitTemplates("<template><p>Text</p></template>", files)).toBe("<template><p>Text</p></template>");
  expect(files.size).toBe(0);
});
