import config from "../../astro.config.ts";

/** The project's own configuration, for a site of one page in both languages. */
export default { ...config, srcDir: "tests/e2e/cal-site" };
