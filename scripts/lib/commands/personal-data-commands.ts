import { COMMAND } from "@/lib/services/ground/audit/doer";
import { type Erasure, eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { dropUnusedKeys, rotateDataKeys, rotateMasterKey } from "@/lib/services/operations/personal-data/rotate-keys";
import { findSecrets } from "../checks/find-secrets";
import { findDatabase } from "../database/find-database";
import { readCommandLine } from "./command-line";

const USAGE = `npm run personal-data -- status          which keys seal how much, and whether all is sealed
npm run personal-data -- erase NUMBER    erases the personal data of a booking that nobody flies with any more
npm run keys:rotate                      wraps the data keys with the newest of DATA_KEYS
npm run keys:rotate -- --data            the same, then makes new data keys and seals everything with them`;

type Say = (line: string) => void;

async function status(): Promise<string> {
  const { keys, clear } = await keyUse();
  const lines = keys.map(({ id, purpose, master, createdAt, values }) => {
    const use = purpose === "index" ? "blind indexes" : `${values} values`;
    return `key ${id}  ${use}  made ${createdAt.toISOString().slice(0, 10)}  wrapped with ${master} of DATA_KEYS`;
  });
  return [...lines, `not sealed: ${clear} values`].join("\n");
}

const ERASED: Readonly<Record<Erasure, string>> = {
  erased: "The personal data of the booking are erased.",
  erased_before: "They had been erased before.",
  too_early: "Its passengers may still fly: cancel or refund the booking first, or erase it after the last flight.",
  unknown: "There is no booking of this number.",
};

async function erase(bookingNumber: string): Promise<string> {
  const erasure = await eraseBooking({ bookingNumber, by: COMMAND, now: new Date() });
  if (erasure === "too_early" || erasure === "unknown") throw new Error(ERASED[erasure]);
  return ERASED[erasure];
}

async function rotate(say: Say, data: boolean): Promise<string> {
  say(`${await rotateMasterKey()} data keys wrapped with the newest of DATA_KEYS; older ones may go.`);
  const dropped = await dropUnusedKeys({ now: new Date() });
  if (dropped.length > 0) say(`Dropped the data keys ${dropped.join(", ")}, which sealed nothing any more.`);
  if (!data) return "Done.";
  say("A minute until every process knows the new key …");
  const rows = await rotateDataKeys({ report: (kind, count) => say(`${kind}: ${count} sealed anew`) });
  return `Sealed ${rows} values anew. The old keys go with a rotation after tomorrow.`;
}

/**
 * Runs a command of `npm run personal-data` or `npm run keys:rotate`.
 * @returns what to print last
 * @throws Error where it is refused
 */
export async function runPersonalDataCommand(args: readonly string[], say: Say): Promise<string> {
  const [kind] = args;
  const shape = { usage: USAGE, moreWords: kind === "erase" ? 2 : 1, siblingFlags: ["data"] };
  const rotates = kind === "rotate" ? readCommandLine(args, { ...shape, flags: { data: "switch" } }) : null;
  const [name = "", bookingNumber] = (rotates ?? readCommandLine(args, shape)).words;
  const commands = new Map<string, () => Promise<string>>([
    ["status", status],
    ["rotate", () => rotate(say, rotates?.flags.data ?? false)],
  ]);
  const command = name === "erase" && bookingNumber ? () => erase(bookingNumber) : commands.get(name);
  if (!command) throw new Error(USAGE);
  findDatabase();
  findSecrets();
  return command();
}
