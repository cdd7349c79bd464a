import { readTicketNumber, writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import { loadReference } from "@/lib/reference/load-reference";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { closeStock } from "@/lib/services/booking/ticket-stock/close-stock";
import { declareStock } from "@/lib/services/booking/ticket-stock/declare-stock";
import { listStocks } from "@/lib/services/booking/ticket-stock/list-stocks";
import { reopenStock } from "@/lib/services/booking/ticket-stock/reopen-stock";
import { describeStock, leftIn, type Stock } from "@/lib/services/booking/ticket-stock/stock";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { findDatabase } from "../database/find-database";
import { notOnSale } from "../imports/not-on-sale";
import { commandNamed, readCommandLine, WrongUsage } from "./command-line";
import { usageOf, usagesOf } from "./command-table.mjs";
import { type Told, takeJson, written } from "./told";

const USAGE = usagesOf("stock");

/** Why, for the audit log. */
const REASON = { reason: "text" } as const;

/** Reads the words behind a command's name; what it gives does what they say. */
type Command = (args: readonly string[]) => () => Promise<Told>;

const declare: Command = (args) => {
  const usage = usageOf("stock declare");
  const { words, flags } = readCommandLine(args, { usage, words: ["CARRIER", "FIRST"], moreWords: 1, flags: REASON });
  const [carrier = "", first = "", last] = words;
  const reason = flags.reason ?? null;
  if (!/^[A-Z0-9]{2}$/.test(carrier)) throw new WrongUsage(`not a carrier's code of two characters: ${carrier}\n${usage}`);
  if (first === "own" && last !== undefined) throw new WrongUsage(`superfluous: ${last}\n${usage}`);
  const numbers = first === "own" ? first : { first: numberIn(first), last: numberIn(last) };
  return async () => {
    const stock = await declareStock({ carrier, numbers, reason, by: COMMAND, now: new Date() });
    const then = numbers === "own" ? ", and once its document is attached and confirmed in the back office, under Ticket stock" : "";
    const text = `Declared: ${describeStock(stock)}, ${leftIn(stock)} numbers. ${carrier} is on sale where it has a schedule and fares${then}. Back: npx parvoz stock close ${stock.id}`;
    return { text, data: dataOf(stock) };
  };
};

function numberIn(text = ""): number {
  const number = readTicketNumber(text);
  if (number === null) throw new WrongUsage(`not a ticket number: ${text || "one is missing"}. Write 13 digits, e.g. 250-2400000000.`);
  return number;
}

const list: Command = (args) => {
  readCommandLine(args, { usage: usageOf("stock list") });
  return async () => {
    const [stocks, missing] = [await listStocks(), await carriersNotOnSale()];
    const lines = [...(stocks.length === 0 ? ["No ticket stock is declared."] : stocks.map(lineOf)), ...notOnSale(missing)];
    return { text: lines.join("\n"), data: { stocks: stocks.map(dataOf), notOnSale: missing } };
  };
};

/** Ticket numbers are text of 13 digits, as everywhere else. */
function dataOf(stock: Stock) {
  const { id, carrier, document, firstNumber, lastNumber, declaredAt, closedAt } = stock;
  const [first, last] = [writtenTicketNumber(Number(firstNumber)), writtenTicketNumber(Number(lastNumber))];
  return { id, carrier, document, first, last, left: leftIn(stock), declaredAt, closedAt };
}

function lineOf(stock: Stock): string {
  if (stock.withheld !== null) return `${describeStock(stock)}: ${stock.withheld}, never drawn`;
  const state = stock.closedAt ? `closed ${stock.closedAt.toISOString().slice(0, 10)}` : leftIn(stock) === 0 ? "has run out" : "open";
  return `${describeStock(stock)}: ${state}, ${leftIn(stock)} numbers left`;
}

const close: Command = (args) => {
  const { id, reason } = idIn("stock close", args);
  return async () => {
    const { stock, waiting } = await closeStock({ id, reason, by: COMMAND, now: new Date() });
    const left =
      waiting === 0 ? "" : ` ${waiting} paid bookings wait for tickets of ${stock.carrier}: without another stock they are refunded.`;
    const text = `Closed: ${describeStock(stock)}, ${leftIn(stock)} numbers not issued.${left} Back: npx parvoz stock reopen ${stock.id}`;
    return { text, data: { ...dataOf(stock), waiting } };
  };
};

const reopen: Command = (args) => {
  const { id, reason } = idIn("stock reopen", args);
  return async () => {
    const stock = await reopenStock({ id, reason, by: COMMAND });
    const text = `Open again: ${describeStock(stock)}, ${leftIn(stock)} numbers left. Back: npx parvoz stock close ${stock.id}`;
    return { text, data: dataOf(stock) };
  };
};

function idIn(name: "stock close" | "stock reopen", args: readonly string[]): { id: number; reason: string | null } {
  const { words, flags } = readCommandLine(args, { usage: usageOf(name), words: ["NUMBER"], flags: REASON });
  const [id = ""] = words;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new WrongUsage(`not the number of a stock: ${id}. npx parvoz stock list shows them.`);
  return { id: Number(id), reason: flags.reason ?? null };
}

const COMMANDS = new Map<string, Command>(Object.entries({ declare, list, close, reopen }));

/**
 * Runs a command of `npx parvoz stock`.
 * @returns what to print
 * @throws Error where it is refused; nothing was changed then
 */
export async function runStockCommand([name, ...args]: readonly string[]): Promise<string> {
  const { json, rest } = takeJson(args);
  const run = commandNamed(name, COMMANDS, USAGE)(rest);
  findDatabase();
  await loadReference();
  return written(await run(), json);
}
