import gate from "./playwright.config.ts";

export default {
  ...gate,
  projects: [
    { name: "early taps", testMatch: "e2e/early-taps.spec.ts", repeatEach: 10 },
    { name: "other languages and themes", testMatch: "e2e/*.spec.ts", grep: /@soak/ },
    { name: "every page", testMatch: "soak/every-page-soak.spec.ts" },
    // Alone on the machine: tests at their side would be measured too.
    {
      name: "long tasks",
      testMatch: "soak/long-tasks.spec.ts",
      workers: 1,
      dependencies: ["early taps", "other languages and themes", "every page"],
    },
  ],
};
