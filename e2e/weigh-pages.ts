// CHROMIUM_PATH=/usr/bin/chromium [BASE_URL=http://localhost:3000] npm run weigh: what pages of a running demonstration weigh when they are opened for the first time on a
// telephone, compressed as they are sent, and how much their parts move while they load (docs/performance.md).
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { BASE_URL, FIRST_AGENT, PASSWORD, Partner } from "./support/partner";
import { makeTicketed } from "./support/ticketed";

const KB = 1024;
const DAY_MS = 86_400_000;
const PHONE = { locale: "en-GB", viewport: { width: 390, height: 844 } };
interface Weighed {
  page: string;
  html: number;
  scripts: number;
  /** Cumulative layout shift, as browsers count it. */
  shift: number;
}

interface Opened {
  page: string;
  path: string;
  /** What shows that all of it is there. */
  until: string;
  session?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** Opens a page in a browser that has seen nothing yet. @returns sizes in bytes, headers included */
async function weigh(browser: Browser, { page, path: to, until, session }: Opened): Promise<Weighed> {
  const context = await browser.newContext({ ...PHONE, ...(session && { storageState: session }) });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send("Network.enable");
  const [kinds, sizes] = [new Map<string, string>(), new Map<string, number>()];
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await tab.addInitScript({ content: WATCH_SHIFTS });
  await tab.goto(new URL(to, BASE_URL).href);
  await tab.locator(until).first().waitFor();
  await tab.waitForLoadState("networkidle");
  const shift = z.number().parse(await tab.evaluate("window.shifts"));
  await context.close();
  const sumOf = (kind: string) => [...sizes].reduce((sum, [id, size]) => sum + (kinds.get(id) === kind ? size : 0), 0);
  return { page, html: sumOf("Document"), scripts: sumOf("Script"), shift };
}

/** Runs in the page: adds up what moved without having been pressed. A text, for the compiler puts names of its own into functions. */
const WATCH_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** What a page without anything of its own would load: the scripts that Next puts into every page of this build. */
async function weighEmpty(): Promise<number> {
  const manifest = z.object({ rootMainFiles: z.array(z.string()) });
  const { rootMainFiles } = manifest.parse(JSON.parse(fs.readFileSync(path.join(".next", "build-manifest.json"), "utf8")));
  const sizes = rootMainFiles.map(async (file) => {
    const response = await fetch(new URL(`/_next/${file}`, BASE_URL), { headers: { "accept-encoding": "identity" } });
    return zlib.gzipSync(Buffer.from(await response.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Signs in. @returns the page of a booking made for this, as its customer has it */
async function signIn(page: Page): Promise<string> {
  await page.goto(new URL("/sign-in", BASE_URL).href);
  await page.getByRole("textbox", { name: "E-mail" }).fill(FIRST_AGENT);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Flight search" }).waitFor();
  const { id } = await makeTicketed(await Partner.signIn(FIRST_AGENT));
  await page.goto(new URL(`/bookings/${id}`, BASE_URL).href);
  const link = page.getByRole("region", { name: /Customer/ }).getByRole("link", { name: "Open" });
  return (await link.getAttribute("href")) ?? "";
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext(PHONE);
    const trip = await signIn(await context.newPage());
    const session = await context.storageState();
    const [out, back] = [40, 47].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
    const empty = await weighEmpty();
    const rows: string[] = [];
    const pages: Opened[] = [
      { page: "sign-in", path: "/sign-in", until: "form" },
      { page: "trip", path: trip, until: "main h1" },
      { page: "docs", path: "/docs", until: "main h1" },
      { page: "search", path: "/", until: "main form", session },
      { page: "offers", path: `/?from=TAS&to=IST&out=${out}&back=${back}&adt=1`, until: "[data-offer-toggle]", session },
      { page: "bookings", path: "/bookings", until: "main a", session },
    ];
    for (const page of pages) rows.push(rowOf(await weigh(browser, page), empty));
    console.log(
      ["| page | HTML, KB | scripts, KB | above an empty page, KB | layout shift |", "|---|--:|--:|--:|--:|", ...rows].join("\n"),
    );
  } finally {
    await browser.close();
  }
}

function rowOf({ page, html, scripts, shift }: Weighed, empty: number): string {
  const [shownHtml, shownScripts, above] = [html, scripts, scripts - empty].map((bytes) => (bytes / KB).toFixed(0));
  return `| ${page} | ${shownHtml} | ${shownScripts} | ${above} | ${shift.toFixed(3)} |`;
}

await main();
