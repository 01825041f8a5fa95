import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The API tests that wait longest for processes of their own. */
const waitLongest = [
  "releases",
  "pictures",
  "appointment-reminders",
  "campaign-killed",
  "main",
  "website-edits",
  "render-site",
  "appointments",
  "auth-one-time",
  "auth-verify",
  "backup",
  "backup-schedule",
  "realtime",
  "campaign-lane",
  "releases-killed",
  "outbox-backlog",
  "preflight",
  "health",
].map((name) => `/tests/api/${name}.test.ts`);

/** Starts what waits longest first, while the browser tests fill the cores, and leaves what computes for the end. */
class LongestWaitFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = waitLongest.findIndex((end) => moduleId.endsWith(end));
      return found < 0 ? waitLongest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // The browser tests run at the same time: what is waited for may come late, most of all what gives way to all others.
    expect: { poll: { timeout: 60_000 } },
    // Three here and two for the browser tests end at the same time; five together keep both cores busy, and a sixth would
    // only make what is waited for later.
    maxWorkers: 3,
    sequence: { sequencer: LongestWaitFirst },
    // No test changes what a module holds, so a worker loads each module once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: [
            "{content,domain,ui,site,office,build,server,scripts}/**/*.test.ts",
            "tests/house/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/*.test.ts"],
          globalSetup: ["tests/age-setup.ts", "tests/postgres-setup.ts"],
          setupFiles: "tests/busy-machine.ts",
        },
      },
    ],
  },
});
