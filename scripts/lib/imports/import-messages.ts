import fs from "node:fs";
import { badLineText, printable } from "@/lib/formats/imports/bad-line";
import { applyMessages, type MessageOutcome, type MessagesReport } from "@/lib/services/schedule/messages/apply-messages";
import { referenceText } from "@/lib/services/schedule/messages/parts/reference-text";
import { WrongUsage } from "../commands/command-line";
import { describeChange } from "./describe-change";
import type { ImportFlags } from "./import-flags";
import { locale, printOutcome } from "./print-import";

/**
 * Applies the messages (SSM, ASM) of text files, and prints what became of each.
 * @returns whether every message was applied, or had been before
 * @throws WrongUsage for flags of other imports, or where a file cannot be read: nothing of any file is applied then
 */
export async function importMessages({ files, dryRun, json, strict, allowedLossPercent }: ImportFlags): Promise<boolean> {
  if (strict || allowedLossPercent !== undefined) throw new WrongUsage("messages take neither --strict nor --allow-loss");
  const texts = files.map((file) => ({ file, text: readText(file) }));
  const reports: (MessagesReport & { file: string })[] = [];
  for (const { file, text } of texts) {
    reports.push({ file, ...(await applyMessages({ text, source: file, actor: "command line", now: new Date(), dryRun })) });
  }
  printOutcome(
    { dryRun, files: reports.map(withSentences) },
    reports.flatMap((report) => describeFile(report, dryRun)),
    json,
  );
  return reports.every(({ messages, problems }) => problems.length === 0 && messages.every(isDone));
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, "latin1");
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read; check its path (${error instanceof Error ? error.message : error})`);
  }
}

function isDone({ result }: MessageOutcome): boolean {
  return result.state === "applied" || result.state === "repeated";
}

function withSentences({ file, messages, problems }: MessagesReport & { file: string }) {
  const told = (bad: MessagesReport["problems"]) => bad.map((each) => ({ ...each, text: badLineText(each, locale()) }));
  return { file, messages: messages.map((message) => ({ ...message, problems: told(message.problems) })), problems: told(problems) };
}

function describeFile({ file, messages, problems }: MessagesReport & { file: string }, dryRun: boolean): string[] {
  const states = ["applied", "repeated", "rejected", "unreadable"].flatMap((state) => {
    const count = messages.filter(({ result }) => result.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  return [
    `${file}: ${dryRun ? "checked, nothing was changed: " : ""}${states.join(", ") || "no message"}`,
    ...problems.map((bad) => `  ${badLineText(bad, locale())}`),
    ...messages.flatMap(describeMessage),
  ];
}

function describeMessage({ kind, line, reference, actions, result, problems }: MessageOutcome): string[] {
  const name = [kind.toUpperCase(), ...(reference ? [referenceText(reference)] : []), actions.join(", ")].filter((part) => part !== "");
  const ignored = result.state === "applied" ? result.ignored : [];
  return [
    `  line ${line}: ${name.join(" ")}: ${result.state}`,
    ...problems.map((bad) => `    ${badLineText(bad, locale())}`),
    ...(result.state === "applied" ? describeChange(result.change).map((text) => `  ${text}`) : []),
    ...ignored.map((each) => `    line ${each.line}: ignored ${each.kind} ${printable(each.text)}`),
  ];
}
