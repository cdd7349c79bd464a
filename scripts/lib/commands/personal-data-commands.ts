import { COMMAND } from "@/lib/services/ground/audit/doer";
import { type Erasure, eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { dropUnusedKeys, rotateDataKeys, rotateMasterKey } from "@/lib/services/operations/personal-data/rotate-keys";
import { findSecrets } from "../checks/find-secrets";
import { findDatabase } from "../database/find-database";
import { commandNamed, readCommandLine } from "./command-line";
import { usageOf, usagesOf } from "./command-table.mjs";
import { type Told, takeJson, written } from "./told";

const USAGE = [usagesOf("personal-data"), usageOf("keys rotate")].join("\n");

type Say = (line: string) => void;

async function status(): Promise<Told> {
  const { keys, clear } = await keyUse();
  const lines = keys.map(({ id, purpose, master, createdAt, values }) => {
    const use = purpose === "index" ? "blind indexes" : `${values} values`;
    return `key ${id}  ${use}  made ${createdAt.toISOString().slice(0, 10)}  wrapped with ${master} of DATA_KEYS`;
  });
  return { text: [...lines, `not sealed: ${clear} values`].join("\n"), data: { keys, clear } };
}

const ERASED: Readonly<Record<Erasure, string>> = {
  erased: "The personal data of the booking are erased.",
  erased_before: "They had been erased before.",
  too_early: "Its passengers may still fly: cancel or refund the booking first, or erase it after the last flight.",
  unknown: "There is no booking of this number.",
};

async function erase(bookingNumber: string): Promise<Told> {
  const erasure = await eraseBooking({ bookingNumber, by: COMMAND, now: new Date() });
  if (erasure === "too_early" || erasure === "unknown") throw new Error(ERASED[erasure]);
  return { text: ERASED[erasure], data: { bookingNumber, erasure } };
}

async function rotate(say: Say, isOfData: boolean): Promise<Told> {
  const wrapped = await rotateMasterKey();
  say(`${wrapped} data keys wrapped with the newest of DATA_KEYS; older ones may go.`);
  const dropped = await dropUnusedKeys({ now: new Date() });
  if (dropped.length > 0) say(`Dropped the data keys ${dropped.join(", ")}, which sealed nothing any more.`);
  if (!isOfData) return { text: "Done.", data: { wrapped, dropped } };
  say("A minute until every process knows the new key …");
  const sealed = await rotateDataKeys({ report: (kind, count) => say(`${kind}: ${count} sealed anew`) });
  return {
    text: `Sealed ${sealed} values anew. The old keys go with a rotation after tomorrow.`,
    data: { wrapped, dropped, sealed },
  };
}

/** What the words and flags behind a command's name say that it is to do. */
type Command = (args: readonly string[], say: Say) => () => Promise<Told>;

const COMMANDS = new Map<string, Command>([
  [
    "status",
    (args) => {
      readCommandLine(args, { usage: usageOf("personal-data status") });
      return status;
    },
  ],
  [
    "erase",
    (args) => {
      const [bookingNumber = ""] = readCommandLine(args, { usage: usageOf("personal-data erase"), words: ["NUMBER"] }).words;
      return () => erase(bookingNumber);
    },
  ],
  [
    "rotate",
    (args, say) => {
      const { flags } = readCommandLine(args, { usage: usageOf("keys rotate"), flags: { data: "switch" } });
      return () => rotate(say, flags.data);
    },
  ],
]);

/**
 * Runs a command of `npx parvoz personal-data` or `npx parvoz keys`.
 * @param say prints what it does meanwhile, which is left out with `--json`
 * @returns what to print last
 * @throws Error where it is refused
 */
export async function runPersonalDataCommand([name, ...args]: readonly string[], say: Say): Promise<string> {
  const { json, rest } = takeJson(args);
  const run = commandNamed(name, COMMANDS, USAGE)(rest, json ? () => undefined : say);
  findDatabase();
  findSecrets();
  return written(await run(), json);
}
