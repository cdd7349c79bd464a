import { randomInt } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import type { Hand } from "../../support/pages/hand";
import { signInQuietly, speak } from "../../support/pages/sign-in";
import { test } from "../../support/pages/watched";
import { OPERATOR, openAgency, openPart, REASON, type Task, walk } from "../../support/pages/week";
import { addColleague, agencyOf, closeMonths, makeAccount } from "../../support/product/database";
import { inDays, PASSWORD } from "../../support/product/partner";
import { AT_NIGHT } from "../../support/when";

interface Things {
  agency: string;
  /** Numbers of two accounts at banks. */
  csv: string;
  mt940: string;
  /** A colleague's page, on Today. */
  second: Page;
}

/** What is proposed: why, what it changes, and that it is done. */
async function carryOut(page: Page, hand: Hand): Promise<void> {
  await hand.type(page.getByRole("textbox", { name: "Reason" }), REASON);
  await hand.click(page.getByRole("button", { name: "See what changes" }));
  await hand.click(page.getByRole("button", { name: /^(Carry out|Propose)$/ }));
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
}

const contractOf = (agency: string) => `D-${agency}`;
const typed = (date: string) => date.split("-").reverse().join(".");

const statementOf = (agency: string) =>
  `Sana;Hujjat;Kim;Maqsad;Kirim\n${typed(inDays(-1))};17;Namuna;Shartnoma ${contractOf(agency)};1 000 000,00\n` +
  `${typed(inDays(-1))};18;Namuna;Nomaʼlum;500 000,00\n`;

function mt940Of(account: string, agency: string): string {
  const day = inDays(-1).replaceAll("-", "").slice(2);
  const lines = [
    ...[":20:STATEMENT", `:25:${account}`, ":28C:1/1", `:60F:C${day}UZS0,00`],
    ...[`:61:${day}${day.slice(2)}C250000,00NTRFNONREF//19`, `:86:Shartnoma ${contractOf(agency)}`, `:62F:C${day}UZS250000,00`, "-"],
  ];
  return lines.join("\r\n");
}

/** From Today to the statements of the house's accounts, and a file of one. */
async function importStatement(page: Page, hand: Hand, account: string, file: { name: string; text: string }): Promise<void> {
  await openPart(page, hand, "Money");
  await hand.click(page.getByRole("link", { name: "Bank", exact: true }));
  await hand.choose(page, `Import a statement of Namuna Bank, ${account}`, file);
  await expect(page.getByText(/lines? in the file/)).toBeVisible();
}

async function addAccount(page: Page, hand: Hand, account: string, format: "csv" | "mt940"): Promise<void> {
  await openPart(page, hand, "Money");
  await hand.click(page.getByRole("link", { name: "Bank", exact: true }));
  await hand.click(page.getByRole("button", { name: "Add an account…" }));
  const form = page.getByRole("dialog");
  await hand.type(form.getByRole("textbox", { name: "Bank" }), "Namuna Bank");
  await hand.type(form.getByRole("textbox", { name: "Account number" }), account);
  if (format === "mt940") {
    await hand.click(form.getByRole("button", { name: /Its files$/ }));
    await hand.click(page.getByRole("option", { name: "MT940" }));
  } else {
    const columns = { Day: "Sana", "Document number": "Hujjat", "Who paid": "Kim", Purpose: "Maqsad", "Came in": "Kirim" };
    for (const [name, column] of Object.entries(columns)) await hand.type(form.getByRole("textbox", { name, exact: true }), column);
  }
  await hand.type(form.getByRole("textbox", { name: "Reason" }), REASON);
  await hand.click(form.getByRole("button", { name: "Save" }));
  await expect(form).toBeHidden();
}

const tasksOf = ({ agency, csv, mt940, second }: Things): Record<string, Task> => ({
  "27 terms from a day on": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Change terms…" }));
    await hand.type(page.getByRole("textbox", { name: "Fee per passenger, UZS" }), "30000");
    await hand.type(page.getByRole("textbox", { name: "In force from" }), typed(inDays(3)));
    await carryOut(page, hand);
    await expect(page.getByText("To come")).toBeVisible();
  },
  "28 suspend": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Suspend…" }));
    await carryOut(page, hand);
    await expect(page.getByText(/^Suspended since/)).toBeVisible();
  },
  "28 open again": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Open again…" }));
    await carryOut(page, hand);
    await expect(page.getByText(/^Suspended since/)).toHaveCount(0);
  },
  "a contract, by which the bank's lines find the agency": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Set details…" }));
    const form = page.getByRole("dialog");
    await hand.type(form.getByRole("textbox", { name: "Legal name" }), "OOO Namuna");
    await hand.type(form.getByRole("textbox", { name: "Contract number" }), contractOf(agency));
    await hand.type(form.getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(form.getByRole("button", { name: "Save" }));
    await expect(form).toBeHidden();
  },
  "an account at a bank, tables": (page, hand) => addAccount(page, hand, csv, "csv"),
  "an account at a bank, MT940": (page, hand) => addAccount(page, hand, mt940, "mt940"),
  "31 match a bank's table": async (page, hand) => {
    await importStatement(page, hand, csv, { name: "statement.csv", text: statementOf(agency) });
    await hand.click(page.getByRole("button", { name: /^Top up \d+ matched lines?$/ }));
    await hand.click(page.getByRole("alertdialog").getByRole("button", { name: "Top up" }));
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
  "31 match a line by hand": async (page, hand) => {
    await hand.click(page.getByRole("link", { name: /Bank lines nobody has matched/ }));
    const line = page.getByRole("row").filter({ hasText: "Nomaʼlum" }).first();
    await hand.click(line.getByRole("button", { name: "Match…" }));
    await hand.type(page.getByRole("textbox", { name: "Agency’s code" }).last(), agency);
    await hand.type(page.getByRole("alertdialog").getByRole("textbox", { name: "Reason" }), REASON);
    await hand.click(page.getByRole("alertdialog").getByRole("button", { name: "Match" }));
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
  "31 match an MT940 file": async (page, hand) => {
    await importStatement(page, hand, mt940, { name: "statement.sta", text: mt940Of(mt940, agency) });
    await hand.click(page.getByRole("button", { name: /^Top up \d+ matched lines?$/ }));
    await hand.click(page.getByRole("alertdialog").getByRole("button", { name: "Top up" }));
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
  "29 a statement as a file": async (page, hand) => {
    await openAgency(page, hand, agency);
    const saved = page.waitForEvent("download");
    await hand.click(page.getByRole("button", { name: "Statement as XLSX" }));
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  },
  "30 an act of reconciliation": async (page, hand) => {
    await openAgency(page, hand, agency);
    const saved = page.waitForEvent("download");
    await hand.click(page.getByRole("button", { name: /^Save the act of .+ as PDF$/ }).first());
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  },
  "32 close a day": async (page, hand) => {
    await openPart(page, hand, "Money");
    await hand.click(page.getByRole("link", { name: "Daily close" }));
    await hand.click(page.getByRole("button", { name: "Close the day…" }));
    const asked = page.getByRole("alertdialog");
    const remark = asked.getByRole("textbox", { name: "Why with what is left open" });
    await expect(asked).toBeVisible();
    if (await remark.isVisible()) await hand.type(remark, REASON);
    await hand.click(asked.getByRole("button", { name: "Close the day" }));
    await expect(asked).toHaveCount(0);
  },
  "25 propose what needs a second person": async (page, hand) => {
    await openAgency(page, hand, agency);
    await hand.click(page.getByRole("button", { name: "Top up…" }));
    await hand.type(page.getByRole("textbox", { name: "Amount" }), "900000000");
    await hand.type(page.getByRole("textbox", { name: "Document number" }), `PO-${agency}`);
    await carryOut(page, hand);
    await expect(page.getByText("You proposed it: somebody else has to approve it.")).toBeVisible();
  },
  "25 approve it, as the second person": async (_, hand) => {
    await second.goto("/operator");
    await openPart(second, hand, "Money");
    const waiting = second
      .getByRole("region", { name: "To approve" })
      .getByRole("listitem")
      .filter({ hasText: `PO-${agency}` });
    await hand.click(waiting.getByRole("button", { name: "Approve…" }));
    await hand.click(second.getByRole("alertdialog").getByRole("button", { name: "Approve" }));
    await expect(waiting).toHaveCount(0);
  },
});

async function makeThings(browser: Browser): Promise<Things> {
  const agency = await agencyOf(await makeAccount("admin", PASSWORD));
  await closeMonths(agency);
  const second = await (await browser.newContext()).newPage();
  await speak(second, "en");
  await signInQuietly(second, await addColleague(OPERATOR, "operator"));
  const account = () => `20208000900${randomInt(1e8, 1e9)}`;
  return { agency, csv: account(), mt940: account(), second };
}

test("what a week asks for in agencies and money is done on their pages, in few clicks from Today", AT_NIGHT, async ({ page, browser }) => {
  test.slow();
  const things = await makeThings(browser);
  await walk(page, tasksOf(things));
  await things.second.context().close();
});
