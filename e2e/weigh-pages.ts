// CHROMIUM_PATH=/usr/bin/chromium [BASE_URL=http://localhost:3000] npm run weigh: what pages of a running demonstration weigh when they are opened for the first time on a
// telephone, compressed as they are sent, and how much their parts move while they load (docs/performance.md). Ends with 1 where a page is over its budget.
import fs from "node:fs";
import { get } from "node:http";
import { get as getSecurely } from "node:https";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";
import { TELEPHONE, type WeighedPage, weighedPages } from "./support/pages/weighed-pages";
import { BASE_URL } from "./support/product/partner";

const KB = 1024;
const MOST_SHIFT = 0.02;

/** Scripts above an empty page with gzip, KB: the limits of docs/performance.md. */
const BUDGETS: Record<WeighedPage["page"], number> = {
  "sign-in": 60,
  trip: 60,
  docs: 60,
  search: 120,
  offers: 120,
  "passenger form": 120,
  bookings: 120,
};

interface Weighed {
  page: WeighedPage["page"];
  html: number;
  gzip: number;
  brotli: number;
  /** Cumulative layout shift, as browsers count it. */
  shift: number;
}

/** Opens a page in a browser that has seen nothing yet. @returns sizes in bytes, without headers */
async function weigh(browser: Browser, { page, path: to, until, session }: WeighedPage): Promise<Weighed> {
  const context = await browser.newContext({ ...TELEPHONE, ...(session && { storageState: session }) });
  const tab = await context.newPage();
  const scripts = new Set<string>();
  tab.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await tab.addInitScript({ content: WATCH_SHIFTS });
  const document = await tab.goto(new URL(to, BASE_URL).href);
  await tab.locator(until).first().waitFor();
  await tab.waitForLoadState("networkidle");
  const shift = z.number().parse(await tab.evaluate("window.shifts"));
  const html = (await document?.request().sizes())?.responseBodySize ?? 0;
  await context.close();
  return { page, html, gzip: await sumOf([...scripts], "gzip"), brotli: await sumOf([...scripts], "br"), shift };
}

/** Runs in the page: adds up what moved without having been pressed. A text, for the compiler puts names of its own into functions. */
const WATCH_SHIFTS = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

async function sumOf(urls: readonly string[], coding: "gzip" | "br"): Promise<number> {
  return (await Promise.all(urls.map((url) => bodySize(url, coding)))).reduce((sum, size) => sum + size, 0);
}

/** Bytes of a file's body as it is sent to who takes this coding alone. */
function bodySize(url: string, coding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = url.startsWith("https:") ? getSecurely : get;
    ask(url, { headers: { "accept-encoding": coding } }, (response) => {
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
      });
      response.on("end", () => resolve(size));
      response.on("error", reject);
    }).on("error", reject);
  });
}

/** What a page without anything of its own would load: the scripts that Next puts into every page of this build. */
function scriptsOfEmpty(): string[] {
  const manifest = z.object({ rootMainFiles: z.array(z.string()) });
  const { rootMainFiles } = manifest.parse(JSON.parse(fs.readFileSync(path.join(".next", "build-manifest.json"), "utf8")));
  return rootMainFiles.map((file) => new URL(`/_next/${file}`, BASE_URL).href);
}

interface Empty {
  gzip: number;
  brotli: number;
}

function rowOf({ page, html, gzip, brotli, shift }: Weighed, empty: Empty): string {
  const sizes = [html, gzip, gzip - empty.gzip, brotli - empty.brotli].map((bytes) => (bytes / KB).toFixed(0));
  return `| ${[page, ...sizes, BUDGETS[page], shift.toFixed(3)].join(" | ")} |`;
}

const HEAD = [
  "| page | HTML, KB | scripts, KB | above an empty page, KB | the same with brotli, KB | budget, KB | layout shift |",
  "|---|--:|--:|--:|--:|--:|--:|",
];

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
  try {
    const empty = { gzip: await sumOf(scriptsOfEmpty(), "gzip"), brotli: await sumOf(scriptsOfEmpty(), "br") };
    const weighed: Weighed[] = [];
    for (const page of await weighedPages(browser)) weighed.push(await weigh(browser, page));
    console.log(`An empty page: ${(empty.gzip / KB).toFixed(0)} KB with gzip, ${(empty.brotli / KB).toFixed(0)} KB with brotli.`);
    console.log([...HEAD, ...weighed.map((each) => rowOf(each, empty))].join("\n"));
    const over = weighed.filter(({ page, gzip, shift }) => (gzip - empty.gzip) / KB > BUDGETS[page] || shift > MOST_SHIFT);
    if (over.length === 0) return;
    console.error(`Over the budget (e2e/weigh-pages.ts): ${over.map(({ page }) => page).join(", ")}`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

await main();
