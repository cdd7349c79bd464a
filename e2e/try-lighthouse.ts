// CHROMIUM_PATH=/usr/bin/chromium [BASE_URL=http://localhost:3000] npm run try:lighthouse [-- RUNS [PAGE …]]: installs Lighthouse in a folder of its own and has it open pages of a
// running demonstration as a telephone of the middle range would. Prints the median of some runs. Not part of `npm test`: Lighthouse brings 160 packages.
// CPU_SLOWDOWN=2 on a machine whose benchmark index is between 1000 and 1500: Lighthouse's own 4 makes a telephone of one above that (its docs/throttling.md).
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { runProgram } from "./support/clients/run-program";
import { type WeighedPage, weighedPages } from "./support/pages/weighed-pages";
import { BASE_URL } from "./support/product/partner";

/** The last one that runs on Node 20. */
const PINNED = "lighthouse@12.8.2";
const USUAL_RUNS = 3;
const PORT = 9377;
const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);
const ASKED: readonly string[] = ["sign-in", "trip", "docs", "offers"];

const score = z.object({ score: z.number().nullable() });
const metric = z.object({ numericValue: z.number() });
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score }),
  audits: z.object({
    "largest-contentful-paint": metric,
    "total-blocking-time": metric,
    "cumulative-layout-shift": metric,
  }),
});
type Report = z.infer<typeof report>;

/** @throws Error with what the command wrote where it does not end well */
async function must(command: string, args: string[], folder: string): Promise<void> {
  const { code, output } = await runProgram(command, args, folder);
  if (code !== 0) throw new Error(`${command} ${args[0]}:\n${output}`);
}

/** One look at a page, by the browser that listens on PORT. */
async function look(folder: string, { path: to, session }: WeighedPage): Promise<Report> {
  const cookie = session?.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const file = path.join(folder, "report.json");
  const headers = path.join(folder, "headers.json");
  fs.writeFileSync(headers, JSON.stringify({ ...(cookie && { Cookie: cookie }), "Accept-Language": "en" }));
  const program = path.join(folder, "node_modules/lighthouse/cli/index.js");
  const slowdown = `--throttling.cpuSlowdownMultiplier=${SLOWDOWN}`;
  const asked = [slowdown, "--only-categories=performance,accessibility", "--output=json", `--output-path=${file}`, "--quiet"];
  const url = new URL(to, BASE_URL).href;
  await must(process.execPath, [program, url, `--port=${PORT}`, `--extra-headers=${headers}`, ...asked], folder);
  return report.parse(JSON.parse(fs.readFileSync(file, "utf8")));
}

/** Lighthouse now and then misses the start of the navigation in its own trace: then the page is looked at again. */
async function lookUntilSeen(folder: string, page: WeighedPage, tries = 3): Promise<Report> {
  try {
    return await look(folder, page);
  } catch (error) {
    const isMissed = error instanceof Error && error.message.includes("NO_NAVSTART");
    if (!isMissed || tries === 1) throw error;
    return lookUntilSeen(folder, page, tries - 1);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rowOf(page: string, reports: readonly Report[]): string {
  const of = (read: (report: Report) => number) => median(reports.map(read));
  const cells = [
    page,
    (of(({ categories }) => categories.performance.score ?? 0) * 100).toFixed(0),
    (of(({ categories }) => categories.accessibility.score ?? 0) * 100).toFixed(0),
    (of(({ audits }) => audits["largest-contentful-paint"].numericValue) / 1000).toFixed(1),
    of(({ audits }) => audits["total-blocking-time"].numericValue).toFixed(0),
    of(({ audits }) => audits["cumulative-layout-shift"].numericValue).toFixed(3),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** @param asked names of pages; without any, those that have a limit */
async function main(runs: number, asked: readonly string[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-lighthouse-"));
  const args = ["--no-sandbox", `--remote-debugging-port=${PORT}`];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "measured", private: true }));
    await must("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", PINNED], folder);
    const pages = (await weighedPages(browser)).filter(({ page }) => (asked.length > 0 ? asked : ASKED).includes(page));
    console.log("| page | performance | accessibility | largest paint, s | blocked, ms | layout shift |\n|---|--:|--:|--:|--:|--:|");
    const indices: number[] = [];
    for (const page of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) reports.push(await lookUntilSeen(folder, page));
      indices.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      console.log(rowOf(page.page, reports));
    }
    console.log(`\nProcessor slowed down ${SLOWDOWN} times; benchmark index of the machine ${median(indices).toFixed(0)}.`);
    console.log(`Medians of ${runs}; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores.`);
  } finally {
    await browser.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [runs = USUAL_RUNS, ...asked] = process.argv.slice(2);
await main(Number(runs), asked);
