import { ERRORS } from "@/lib/contracts/errors";
import { AppError } from "@/lib/domain/errors";
import { mailAddress } from "@/lib/domain/mail/mail-address";
import { USUAL_OFFSETS } from "@/lib/domain/passenger-lists/ways";
import { loadReference } from "@/lib/reference/load-reference";
import { confirmWay } from "@/lib/services/booking/passenger-lists/confirm-way";
import { declareWay } from "@/lib/services/booking/passenger-lists/declare-way";
import { endWay } from "@/lib/services/booking/passenger-lists/end-way";
import { describeWay, type KeptWay, ListWayRefused } from "@/lib/services/booking/passenger-lists/list-way";
import { listWays } from "@/lib/services/booking/passenger-lists/list-ways";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { findDatabase } from "../database/find-database";
import { notOnSale } from "../imports/not-on-sale";
import { commandNamed, readCommandLine, WrongUsage } from "./command-line";
import { usageOf, usagesOf } from "./command-table.mjs";
import { type Told, takeJson, written } from "./told";

const USAGE = usagesOf("passenger-lists");
const BY_COMMAND = "by command";

/** Reads the words behind a command's name; what it gives does what they say. */
type Command = (args: readonly string[]) => () => Promise<Told>;

const declare: Command = (args) => {
  const usage = usageOf("passenger-lists declare");
  const [carrier = "", way = "", ...addresses] = readCommandLine(args, { usage, words: ["CARRIER", "WAY"], moreWords: 10 }).words;
  if (!/^[A-Z0-9]{2}$/.test(carrier)) throw new WrongUsage(`not a carrier's code of two characters: ${carrier}\n${usage}`);
  if (way !== "mail" && way !== "fetched") throw new WrongUsage(`neither mail nor fetched: ${way}\n${usage}`);
  if (way === "fetched" && addresses.length > 0) throw new WrongUsage(`superfluous: ${addresses.join(" ")}\n${usage}`);
  const wrong = addresses.find((address) => mailAddress(address) === null);
  if (way === "mail" && (addresses.length === 0 || wrong !== undefined))
    throw new WrongUsage(`not an e-mail address: ${wrong ?? "one is missing"}\n${usage}`);
  return async () => {
    const kept = await declareWay({ carrier, way, addresses, offsets: USUAL_OFFSETS, reason: BY_COMMAND, by: COMMAND, now: new Date() });
    return {
      text: `Declared: ${describeWay(kept)}. It counts once somebody has confirmed it in the back office, under Flights.`,
      data: kept,
    };
  };
};

const confirm: Command = (args) => {
  const id = numberIn("passenger-lists confirm", args);
  return async () => {
    const kept = await confirmWay({ id, by: COMMAND, now: new Date() });
    return { text: `In force: ${describeWay(kept)}`, data: kept };
  };
};

const end: Command = (args) => {
  const id = numberIn("passenger-lists end", args);
  return async () => {
    const kept = await endWay({ id, reason: BY_COMMAND, by: COMMAND, now: new Date() });
    return { text: `Ended: ${describeWay(kept)}`, data: kept };
  };
};

const list: Command = (args) => {
  readCommandLine(args, { usage: usageOf("passenger-lists list") });
  return async () => {
    const [ways, missing] = [await listWays(), await carriersNotOnSale()];
    const lines = [...(ways.length === 0 ? ["No way is declared."] : ways.map(lineOf)), ...notOnSale(missing)];
    return { text: lines.join("\n"), data: { ways, notOnSale: missing } };
  };
};

function lineOf(way: KeptWay): string {
  const state =
    way.confirmedAt === null ? "waits to be confirmed" : way.isTakenOver ? "in force since the upgrade, confirmed by nobody" : "in force";
  return `${describeWay(way)}: ${state}`;
}

function numberIn(name: "passenger-lists confirm" | "passenger-lists end", args: readonly string[]): number {
  const [text = ""] = readCommandLine(args, { usage: usageOf(name), words: ["NUMBER"] }).words;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ListWayRefused(`not the number of a way: ${text}. npx parvoz passenger-lists list shows them.`);
  return Number(text);
}

const COMMANDS = new Map<string, Command>(Object.entries({ declare, confirm, end, list }));

/**
 * Runs a command of `npx parvoz passenger-lists`.
 * @returns what to print
 * @throws Error where it is refused; nothing was changed then
 */
export async function runPassengerListCommand([name, ...args]: readonly string[]): Promise<string> {
  const { json, rest } = takeJson(args);
  const run = commandNamed(name, COMMANDS, USAGE)(rest);
  findDatabase();
  await loadReference();
  try {
    return written(await run(), json);
  } catch (error) {
    throw error instanceof AppError ? new ListWayRefused(ERRORS[error.kind].text.en) : error;
  }
}
