import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const mark = "\0named-react-exports:";
export const reactFiles = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * Gives React's CommonJS files the named exports of ES modules, in what browsers get. Else every script unpacks React
 * anew and reads each of its functions with every call: 5 kB over all scripts.
 */
export const namedReactExports = (): Plugin => ({
  name: "named-react-exports",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(source, importer = mark) {
    if (importer.startsWith(mark) || reactFiles.test(importer)) return null;
    return source === "react" || source === "react/jsx-runtime" ? mark + source : null;
  },
  load(id) {
    if (!id.startsWith(mark)) return null;
    const source = id.slice(mark.length);
    return [
      `import all from ${JSON.stringify(require.resolve(source))};`,
      "export default all;",
      // One that nothing imports is left out, because reading it is said to be pure.
      ...namesIn(source).map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
      // React's production build has one function for both.
      ...(source === "react" ? [] : ["export { jsx as jsxs };"]),
    ].join("\n");
  },
});

const namesIn = (source: string) =>
  Object.keys(require(source)).filter((name) => name !== "jsxs" && !name.startsWith("__"));
