import { readTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import { loadReference } from "@/lib/reference/load-reference";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { closeStock } from "@/lib/services/booking/ticket-stock/close-stock";
import { declareStock } from "@/lib/services/booking/ticket-stock/declare-stock";
import { listStocks } from "@/lib/services/booking/ticket-stock/list-stocks";
import { reopenStock } from "@/lib/services/booking/ticket-stock/reopen-stock";
import { describeStock, leftIn, type Stock, StockRefused } from "@/lib/services/booking/ticket-stock/stock";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { findDatabase } from "../database/find-database";
import { notOnSale } from "../imports/not-on-sale";
import { readCommandLine } from "./command-line";

const USAGE = `npm run stock -- declare CARRIER FIRST LAST   numbers that the carrier has given out, e.g. HY 250-2400000000 250-2400000999
npm run stock -- declare CARRIER own          own documents of a charter, which no airline knows
npm run stock -- list
npm run stock -- close NUMBER                 the number that list shows; reopen takes it back
npm run stock -- reopen NUMBER`;

async function declare(words: readonly string[]): Promise<string> {
  const [carrier = "", first = "", last, ...others] = words;
  if (!/^[A-Z0-9]{2}$/.test(carrier)) throw new StockRefused(`not a carrier's code of two characters: ${carrier || "none is named"}`);
  if (others.length > 0 || (first === "own" && last !== undefined)) throw superfluous(words);
  const numbers = first === "own" ? first : { first: numberIn(first), last: numberIn(last) };
  const stock = await declareStock({ carrier, numbers, by: COMMAND, now: new Date() });
  return `Declared: ${describeStock(stock)}, ${leftIn(stock)} numbers. ${carrier} is on sale where it has a schedule and fares. Back: npm run stock -- close ${stock.id}`;
}

function numberIn(text = ""): number {
  const number = readTicketNumber(text);
  if (number === null) throw new StockRefused(`not a ticket number: ${text || "one is missing"}. Write 13 digits, e.g. 250-2400000000.`);
  return number;
}

async function list(words: readonly string[]): Promise<string> {
  if (words.length > 0) throw superfluous(words);
  const [stocks, missing] = [await listStocks(), await carriersNotOnSale()];
  return [...(stocks.length === 0 ? ["No ticket stock is declared."] : stocks.map(lineOf)), ...notOnSale(missing)].join("\n");
}

function lineOf(stock: Stock): string {
  const state = stock.closedAt ? `closed ${stock.closedAt.toISOString().slice(0, 10)}` : leftIn(stock) === 0 ? "has run out" : "open";
  return `${describeStock(stock)}: ${state}, ${leftIn(stock)} numbers left`;
}

async function close(words: readonly string[]): Promise<string> {
  const { stock, waiting } = await closeStock({ id: idIn(words), by: COMMAND, now: new Date() });
  const left =
    waiting === 0 ? "" : ` ${waiting} paid bookings wait for tickets of ${stock.carrier}: without another stock they are refunded.`;
  return `Closed: ${describeStock(stock)}, ${leftIn(stock)} numbers not issued.${left} Back: npm run stock -- reopen ${stock.id}`;
}

async function reopen(words: readonly string[]): Promise<string> {
  const stock = await reopenStock({ id: idIn(words), by: COMMAND });
  return `Open again: ${describeStock(stock)}, ${leftIn(stock)} numbers left. Back: npm run stock -- close ${stock.id}`;
}

function idIn(words: readonly string[]): number {
  const [id = "", ...others] = words;
  if (others.length > 0) throw superfluous(words);
  if (!/^[1-9]\d{0,8}$/.test(id))
    throw new StockRefused(`not the number of a stock: ${id || "none is named"}. npm run stock -- list shows them.`);
  return Number(id);
}

function superfluous(words: readonly string[]): StockRefused {
  return new StockRefused(`too many words: ${words.join(" ")}\n${USAGE}`);
}

const COMMANDS = new Map(Object.entries({ declare, list, close, reopen }));

/**
 * Runs a command of `npm run stock`.
 * @returns what to print
 * @throws Error where it is refused; nothing was changed then
 */
export async function runStockCommand(args: readonly string[]): Promise<string> {
  const [name = "", ...words] = readCommandLine(args, { usage: USAGE, moreWords: 4 }).words;
  const command = COMMANDS.get(name);
  if (!command) throw new StockRefused(USAGE);
  findDatabase();
  await loadReference();
  return command(words);
}
