import { setTimeout as pause } from "node:timers/promises";
import type { ScheduleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { AppError } from "@/lib/domain/errors";
import { inboxSettings } from "@/lib/env";
import { printable } from "@/lib/formats/imports/bad-line";
import { loadReference } from "@/lib/reference/load-reference";
import { listInbox } from "@/lib/services/schedule/inbox/list-inbox";
import { readInbox } from "@/lib/services/schedule/inbox/read-inbox";
import { closeItem, numberOf, tryAgain } from "@/lib/services/schedule/inbox/settle-item";
import { takeIn } from "@/lib/services/schedule/inbox/take-in";
import { findDatabase } from "../database/find-database";
import { locale } from "../imports/print-import";
import { commandNamed, readCommandLine, WrongUsage } from "./command-line";

const USAGE = `npm run inbox -- list [--open]   what came in last and what became of it; with --open only what is to be settled
npm run inbox -- read            takes in what lies in SCHEDULE_INBOX_DIR, and applies it
npm run inbox -- retry NUMBER    reads what was refused of one once more
npm run inbox -- close NUMBER    says that one needs nothing more`;

/** A file that has not changed for so long is whole. */
const QUIET_MS = 3_000;

async function list(args: readonly string[]): Promise<string> {
  const { flags } = readCommandLine(args, { usage: USAGE, flags: { open: "switch" } });
  const { items, total, open } = await listInbox({ page: 1, isOpen: flags.open, locale: locale() });
  if (items.length === 0) return flags.open ? "Nothing is left to be settled." : "Nothing has come in yet.";
  const more = total > items.length ? [`… and ${total - items.length} before them`] : [];
  return [...items.flatMap(linesOf), ...more, `${open} to be settled`].join("\n");
}

function linesOf({ number, name, sender, subject, sent, state, copies, problems, messages }: ScheduleInboxItem): string[] {
  const from = sender === "" ? "" : ` from ${printable(sender)}`;
  const again = copies > 0 ? `; came ${copies} more times, and was not applied again` : "";
  return [
    `${number}  ${sent.slice(0, 16).replace("T", " ")} UTC  ${printable(subject || name)}${from}: ${state}${again}`,
    ...problems.map(({ text }) => `    ${text}`),
    ...messages.flatMap((message) => [
      `    line ${message.line}: ${[message.kind.toUpperCase(), message.reference ?? "", message.actions.join(", ")].filter(Boolean).join(" ")}: ${message.state}`,
      ...message.problems.map(({ text }) => `      ${text}`),
      ...message.ignored.map(({ line, text }) => `      line ${line}: ignored ${printable(text)}`),
      ...(message.after === null ? [] : [`      a message about the same flight was refused before it, see ${message.after}`]),
    ]),
  ];
}

async function read(args: readonly string[]): Promise<string> {
  readCommandLine(args, { usage: USAGE });
  const folder = inboxSettings().SCHEDULE_INBOX_DIR;
  if (folder === "") throw new WrongUsage(`SCHEDULE_INBOX_DIR is not set: name the folder into which messages come\n${USAGE}`);
  const { seen } = await takeIn({ folder, seen: new Set(), now: new Date() });
  await pause(QUIET_MS);
  await takeIn({ folder, seen, now: new Date() });
  let count = 0;
  for (let round = -1; round !== 0; count += round) round = await readInbox({ now: new Date() });
  return `${count} read. What became of them: npm run inbox -- list`;
}

async function retry(args: readonly string[]): Promise<string> {
  const number = numberIn(args);
  await tryAgain({ number, now: new Date() });
  return `${number} is read again. What became of it: npm run inbox -- list`;
}

async function close(args: readonly string[]): Promise<string> {
  const number = numberIn(args);
  await closeItem({ number, actor: "command line", now: new Date() });
  return `${number} needs nothing more.`;
}

function numberIn(args: readonly string[]): number {
  const { words } = readCommandLine(args, { usage: USAGE, words: ["NUMBER"] });
  return numberOf(words[0] ?? "");
}

const COMMANDS = new Map([
  ["list", list],
  ["read", read],
  ["retry", retry],
  ["close", close],
]);

/** @returns what to print @throws WrongUsage, and Error with what is wrong */
export async function runInboxCommand([name, ...args]: readonly string[]): Promise<string> {
  const command = commandNamed(name, COMMANDS, USAGE);
  findDatabase();
  await loadReference();
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error("There is none of this number of which something was refused; see npm run inbox -- list --open.");
  }
}
