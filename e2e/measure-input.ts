// CHROMIUM_PATH=/usr/bin/chromium [BASE_URL=http://localhost:3000] npm run measure:input: how long pages of a running demonstration take from what a person does to the next
// picture (the browser's event timing, which Interaction to Next Paint counts), at 390 px. Prints the median and the worst of some turns.
// CPU_SLOWDOWN=4 makes the browser's processor so many times slower, as a telephone's is.
import os from "node:os";
import { chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { TELEPHONE, type WeighedPage, weighedPages } from "./support/pages/weighed-pages";
import { BASE_URL } from "./support/product/partner";

const TURNS = 5;
const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

/** Runs in the page: the longest event since it was last asked, milliseconds; browsers round to 8. */
const WATCH_EVENTS = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;

interface Interaction {
  what: string;
  page: WeighedPage["page"];
  /** What has to be done once before. */
  prepare?: (tab: Page) => Promise<void>;
  act: (tab: Page, turn: number) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  { what: "a letter typed into the sign-in", page: "sign-in", act: (tab) => tab.getByRole("textbox", { name: "E-mail" }).press("a") },
  { what: "a letter typed into From", page: "search", act: (tab) => tab.getByRole("combobox", { name: "From", exact: true }).press("t") },
  {
    what: "the menu of the account opened and closed",
    page: "search",
    act: async (tab) => {
      await tab.getByRole("button", { name: /^Account/ }).click();
      await tab.getByRole("menu").waitFor();
      await tab.keyboard.press("Escape");
    },
  },
  {
    what: "a filter turned, offers of a round trip",
    page: "offers",
    prepare: (tab) => tab.getByRole("button", { name: /^Filters/ }).click(),
    act: (tab) => tab.getByRole("dialog").getByRole("checkbox").first().press("Space"),
  },
  {
    what: "the flights of a direction opened and closed",
    page: "offers",
    act: (tab) => tab.locator("[data-offer-toggle]").first().click(),
  },
];

async function time(tab: Page, { prepare, act }: Interaction): Promise<number[]> {
  await prepare?.(tab);
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    await tab.evaluate("window.longest = 0");
    await act(tab, turn);
    // Two pictures, and the observer after them.
    await tab.evaluate("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen, 100))))");
    times.push(z.number().parse(await tab.evaluate("window.longest")));
  }
  // The first turn loads what it opens.
  return times.slice(1).sort((a, b) => a - b);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
  try {
    const pages = await weighedPages(browser);
    console.log("| what is done | median, ms | worst, ms |\n|---|--:|--:|");
    for (const interaction of INTERACTIONS) {
      const page = pages.find((each) => each.page === interaction.page);
      if (!page) throw new Error(`no page ${interaction.page}`);
      const context = await browser.newContext({ ...TELEPHONE, ...(page.session && { storageState: page.session }) });
      const tab = await context.newPage();
      await tab.addInitScript({ content: WATCH_EVENTS });
      await tab.goto(new URL(page.path, BASE_URL).href);
      await tab.locator(page.until).first().waitFor();
      await tab.waitForLoadState("networkidle");
      await (await context.newCDPSession(tab)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      const times = await time(tab, interaction);
      console.log(`| ${interaction.what} | ${times[Math.floor(times.length / 2)]} | ${times.at(-1)} |`);
      await context.close();
    }
    console.log(
      `\n${TURNS} turns each, processor slowed down ${SLOWDOWN} times; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores.`,
    );
  } finally {
    await browser.close();
  }
}

await main();
