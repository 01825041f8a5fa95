import { expect, test } from "vitest";
import { splitProps } from "./island-props.ts";

const island = (props: string, directive = "interaction") =>
  `<astro-island uid="1" props="${props}" ssr client="${directive}" opts="{}" await-children></astro-island>`;

test("the props of an island that waits stand in a file of their own, as they were, and it has nothing unread", () => {
  const files = new Map<string, string>();
  const html = splitProps(island("{&quot;a&quot;:[0,&quot;O&#39;Hara &amp;lt; &lt;b&gt;&quot;]}"), files);
  const [[address, props] = []] = files;
  expect(JSON.parse(props ?? "")).toEqual({ a: [0, "O'Hara &lt; <b>"] });
  expect(html).toBe(`<astro-island data-props="${address}" ssr client="interaction"></astro-island>`);
});

test("an island that starts with the page keeps its props", () => {
  const files = new Map<string, string>();
  expect(splitProps(island("{}", "load"), files)).toBe(island("{}", "load"));
  expect(files.size).toBe(0);
});
