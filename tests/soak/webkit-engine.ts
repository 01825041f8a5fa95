import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, webkit } from "@playwright/test";
import type { webkitPaths } from "../../scripts/find-engines.ts";
import { freePort } from "../spawn-server.ts";
import { pageAddress, webkitTransport } from "./webkit-transport.ts";

type Paths = NonNullable<ReturnType<typeof webkitPaths>>;

/** Lets Playwright's `webkit` start Debian's WebKitGTK, without its own build: a browser for each context. */
export function driveDebianWebkit(paths: Paths): void {
  webkit.launch = async () => {
    const screen = spawn(
      paths.xvfb,
      ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
      {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      },
    );
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
    const newContext = async (options: BrowserContextOptions = {}) => {
      const open = () => openWindow(paths.miniBrowser, `:${String(display).trim()}`, options);
      // A window that still loads when Playwright comes is refused; the next one may be quicker.
      return open().catch(open).catch(open);
    };
    const close = async () => void screen.kill();
    // Playwright asks each browser of a test for its connection.
    return { newContext, close, _connection: {} } as unknown as Browser;
  };
}

async function openWindow(program: string, display: string, options: BrowserContextOptions) {
  // The settings of the test; Playwright hands them to the browsers that it starts itself.
  await Reflect.get(webkit, "_instrumentation").runBeforeCreateBrowserContext(options);
  const inspector = `127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-webkit-"));
  const markup = `--enable-javascript-markup=${options.javaScriptEnabled ?? true}`;
  const blank = `${options.baseURL}/healthz`;
  const child = spawn(
    program,
    ["--private", "--javascript-can-open-windows-automatically=true", markup, blank],
    {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        TZ: options.timezoneId,
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        XDG_DATA_HOME: folder,
        XDG_CACHE_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    },
  );
  try {
    return await openPage(inspector, blank, options, () => end(child));
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function openPage(
  inspector: string,
  blank: string,
  options: BrowserContextOptions,
  endBrowser: () => Promise<void>,
) {
  await pageAddress(inspector, 1, blank);
  // A page that changes its process while Playwright comes fails the test.
  await wait(500);
  const opener = await connect(inspector, 1);
  const { width, height } = options.viewport ?? { width: 1280, height: 720 };
  // Only a window that a page opens has the size one asks for.
  await opener.page.evaluate(
    ([address, size]) =>
      new Promise((resolve) => window.open(address, "_blank", size)?.addEventListener("load", resolve)),
    [blank, `width=${width},height=${height}`],
  );
  const { browser, page } = await connect(inspector, 2);
  const context = page.context();
  const goto = page.goto.bind(page);
  page.goto = (path, settings) => goto(new URL(path, options.baseURL).href, settings);
  context.newPage = async () => page;
  context.close = async () => {
    await Promise.all([browser.close(), opener.browser.close()]);
    await endBrowser();
  };
  return context;
}

async function connect(inspector: string, number: number) {
  const browser = await webkit.connectOverCDP(webkitTransport(await pageAddress(inspector, number)));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error("WebKit shows no page.");
  return { browser, page };
}

async function end(child: ChildProcess) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
