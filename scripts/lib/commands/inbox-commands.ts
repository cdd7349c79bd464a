import { setTimeout as pause } from "node:timers/promises";
import type { ScheduleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { AppError } from "@/lib/domain/errors";
import { inboxSettings } from "@/lib/env";
import { printable } from "@/lib/formats/imports/bad-line";
import { loadReference } from "@/lib/reference/load-reference";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { listInbox } from "@/lib/services/schedule/inbox/list-inbox";
import { readInbox } from "@/lib/services/schedule/inbox/read-inbox";
import { closeItem, numberOf, tryAgain } from "@/lib/services/schedule/inbox/settle-item";
import { takeIn } from "@/lib/services/schedule/inbox/take-in";
import { findDatabase } from "../database/find-database";
import { locale } from "../imports/print-import";
import { commandNamed, readCommandLine, WrongUsage } from "./command-line";
import { usageOf, usagesOf } from "./command-table.mjs";
import { type Told, takeJson, written } from "./told";

/** A file that has not changed for so long is whole. */
const QUIET_MS = 3_000;

/** Why, where nobody was asked. */
const BY_COMMAND = "by command";

/** Reads the words and flags behind a command's name; what it gives does what they say. */
type Command = (args: readonly string[]) => () => Promise<Told>;

const list: Command = (args) => {
  const { flags } = readCommandLine(args, { usage: usageOf("inbox list"), flags: { open: "switch" } });
  return async () => {
    const { items, total, open } = await listInbox({ page: 1, isOpen: flags.open, locale: locale() });
    const data = { items, total, open };
    if (items.length === 0) return { text: flags.open ? "Nothing is left to be settled." : "Nothing has come in yet.", data };
    const more = total > items.length ? [`… and ${total - items.length} before them`] : [];
    return { text: [...items.flatMap(linesOf), ...more, `${open} to be settled`].join("\n"), data };
  };
};

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

const read: Command = (args) => {
  const usage = usageOf("inbox read");
  readCommandLine(args, { usage });
  return async () => {
    const folder = inboxSettings().SCHEDULE_INBOX_DIR;
    if (folder === "") throw new WrongUsage(`SCHEDULE_INBOX_DIR is not set: name the folder into which messages come\n${usage}`);
    const { seen } = await takeIn({ folder, seen: new Set(), now: new Date() });
    await pause(QUIET_MS);
    await takeIn({ folder, seen, now: new Date() });
    let count = 0;
    for (let round = -1; round !== 0; count += round) round = await readInbox({ now: new Date() });
    return { text: `${count} read. What became of them: npx parvoz inbox list`, data: { read: count } };
  };
};

const retry: Command = (args) => {
  const number = numberIn("inbox retry", args);
  return async () => {
    await tryAgain({ number: numberOf(number), reason: BY_COMMAND, by: COMMAND, now: new Date() });
    return { text: `${number} is read again. What became of it: npx parvoz inbox list`, data: { number: numberOf(number) } };
  };
};

const close: Command = (args) => {
  const number = numberIn("inbox close", args);
  return async () => {
    await closeItem({ number: numberOf(number), reason: BY_COMMAND, by: COMMAND, now: new Date() });
    return { text: `${number} needs nothing more.`, data: { number: numberOf(number) } };
  };
};

function numberIn(name: "inbox retry" | "inbox close", args: readonly string[]): string {
  const [number = ""] = readCommandLine(args, { usage: usageOf(name), words: ["NUMBER"] }).words;
  return number;
}

const COMMANDS = new Map<string, Command>(Object.entries({ list, read, retry, close }));

/** @returns what to print @throws WrongUsage, and Error with what is wrong */
export async function runInboxCommand([name, ...args]: readonly string[]): Promise<string> {
  const { json, rest } = takeJson(args);
  const run = commandNamed(name, COMMANDS, usagesOf("inbox"))(rest);
  findDatabase();
  await loadReference();
  try {
    return written(await run(), json);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error("There is none of this number of which something was refused; see npx parvoz inbox list --open.");
  }
}
