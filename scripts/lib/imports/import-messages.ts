import fs from "node:fs";
import { badLineText, isFault, printable } from "@/lib/formats/imports/bad-line";
import { decodeText } from "@/lib/formats/mail/decode-text";
import { applyMessages, type MessageOutcome, type MessagesReport } from "@/lib/services/schedule/messages/apply-messages";
import { referenceText } from "@/lib/services/schedule/messages/parts/reference-text";
import { WrongUsage } from "../commands/command-line";
import { describeChange } from "./describe-change";
import type { ImportFlags } from "./import-flags";
import { locale, printOutcome } from "./print-import";

/** What became of all files: `refused` where anything was refused or not understood, else `ignored` where something changed nothing. */
export type MessagesEnd = "applied" | "ignored" | "refused";

/**
 * Applies the messages (SSM, ASM) of text files, and prints what became of each.
 * @throws WrongUsage for flags of other imports, or where a file cannot be read: nothing of any file is applied then
 */
export async function importMessages({ files, dryRun, json, strict, allowedLossPercent }: ImportFlags): Promise<MessagesEnd> {
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
  return endOf(reports);
}

/** A text without any message is ignored like one that was applied before: nothing in it is wrong, and nothing came of it. */
function endOf(reports: readonly MessagesReport[]): MessagesEnd {
  const problems = reports.flatMap((report) => report.problems);
  const states = reports.flatMap(({ messages }) => messages.map(({ result }) => result.state));
  if (states.some((state) => state === "rejected" || state === "unreadable")) return "refused";
  if (problems.some(isFault)) return "refused";
  return problems.length > 0 || states.some((state) => state !== "applied") ? "ignored" : "applied";
}

function readText(file: string): string {
  const text = decodeText(readBytes(file));
  if (text === null) throw new WrongUsage(`${file} is no text; give a file with the messages as plain text`);
  return text;
}

function readBytes(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read; check its path (${error instanceof Error ? error.message : error})`);
  }
}

function withSentences({ file, messages, problems }: MessagesReport & { file: string }) {
  const told = (bad: MessagesReport["problems"]) => bad.map((each) => ({ ...each, text: badLineText(each, locale()) }));
  return { file, messages: messages.map((message) => ({ ...message, problems: told(message.problems) })), problems: told(problems) };
}

function describeFile({ file, messages, problems }: MessagesReport & { file: string }, dryRun: boolean): string[] {
  const states = ["applied", "repeated", "ignored", "rejected", "unreadable"].flatMap((state) => {
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
