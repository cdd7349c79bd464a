import { createHash } from "node:crypto";
import { type BadLine, BadLines } from "@/lib/formats/imports/bad-line";
import type { MessageKind, MessageReference, ScheduleMessage } from "@/lib/formats/ssm/message";
import { withoutProse } from "@/lib/formats/ssm/prose/without-prose";
import { readMessage } from "@/lib/formats/ssm/read-message";
import { type MessageText, splitMessages } from "@/lib/formats/ssm/split-messages";
import { airportByCode, successorOf } from "@/lib/reference/airports";
import { type Applied, applyMessage, applyTogether, type Delivery } from "./apply-message";
import { actionsOf } from "./parts/actions-of";
import { messagesTogether } from "./parts/together";

/** What became of one message of a text. */
export interface MessageOutcome {
  kind: MessageKind;
  /** Number of its first line in the text, from 1. */
  line: number;
  reference: MessageReference | null;
  /** Actions with their flights, e.g. `TIM QX451`; empty where the message could not be read. */
  actions: string[];
  /** `unreadable` where its text has mistakes, `ignored` where it only asks or answers; then, and where it was rejected, `problems` tells why. Of one that is applied they tell what looks wrong. */
  result: Applied | { state: "unreadable" | "ignored" };
  problems: readonly BadLine[];
}

export interface MessagesReport {
  /** Reports in the order in which the messages were applied. */
  messages: MessageOutcome[];
  /** What is wrong with the text outside any message. */
  problems: readonly BadLine[];
}

interface Options {
  /** One or many messages, each beginning with a line `SSM` or `ASM`. */
  text: string;
  /** Whether people write around them, as in mails: that is passed over and told. */
  mayHaveProse?: boolean;
  /** Source of the messages: a file's name, or empty. */
  source: string;
  actor: string;
  /** Why, for the audit log; absent where nobody was asked. */
  reason?: string | undefined;
  now: Date;
  /** Looks at each message as the schedule stands, and changes nothing. */
  dryRun?: boolean;
}

/** One message of a text as it was read; undefined where it has mistakes. */
export interface ReadText {
  text: MessageText;
  message: ScheduleMessage | undefined;
  problems: readonly BadLine[];
}

/**
 * Applies all messages of a text by the order of their references, each in a transaction of its own: one that is rejected changes nothing, and
 * the others go on. See docs/schedule-messages.md.
 */
export async function applyMessages({ text, mayHaveProse = false, ...options }: Options): Promise<MessagesReport> {
  const { read, problems } = readMessages({ text, mayHaveProse, now: options.now });
  const messages: MessageOutcome[] = [];
  for (const group of messagesTogether(inOrder(read))) {
    const together = await applyReadTogether(group.map((each) => ({ each, options })));
    if (together) messages.push(...together);
    else for (const each of group) messages.push(await applyRead(each, options));
  }
  return { messages, problems };
}

interface Reading {
  text: string;
  /** Whether people write around the messages. */
  mayHaveProse: boolean;
  now: Date;
}

/** Reads all messages of a text, in its order. @returns them, and what is wrong outside of them or passed over there */
export function readMessages({ text, mayHaveProse, now }: Reading): { read: ReadText[]; problems: readonly BadLine[] } {
  const [outside, passedOver] = [new BadLines(), new BadLines()];
  const today = now.toISOString().slice(0, 10);
  const fault = (bad: BadLine) => outside.add(bad);
  const messages = mayHaveProse ? withoutProse(text, { fault, note: (bad) => passedOver.add(bad) }) : text;
  const read = splitMessages(messages, fault).map((each) => readOne(each, today));
  return { read, problems: [...outside.listed, ...passedOver.listed] };
}

function readOne(text: MessageText, today: string): ReadText {
  const bad = new BadLines();
  const isKnownAirport = (code: string) => airportByCode(code) !== undefined;
  const message = readMessage(text, { today, isKnownAirport, successorOf, report: (line) => bad.add(line) });
  return { text, message, problems: bad.listed };
}

/** Messages with references by them; one without stays behind the one before it. */
export function inOrder<Read extends ReadText>(read: readonly Read[]): Read[] {
  let last = "";
  const keyed = read.map((each) => {
    last = each.message?.reference ? orderKey(each.message.reference) : last;
    return { each, key: last };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ each }) => each);
}

function orderKey({ date, group, part }: MessageReference): string {
  return `${date}/${String(group).padStart(5, "0")}/${String(part).padStart(3, "0")}`;
}

/** How a message that was read is applied. */
export interface ApplyOptions extends Omit<Options, "text" | "mayHaveProse"> {
  delivery?: Delivery;
}

/** Applies one message that was read, or says why it cannot be. */
export async function applyRead(read: ReadText, options: ApplyOptions): Promise<MessageOutcome> {
  const { text, message, problems } = read;
  const { kind, line } = text;
  if (!message) return { kind, line, reference: null, actions: [], result: { state: stateOfUnread(problems) }, problems };
  return outcomeOf(read, message, await applyMessage({ ...options, message, textHash: hashOf(text) }));
}

/** Applies messages of `messagesTogether` at once. @returns null where they are to be applied one by one, and of one alone */
export async function applyReadTogether(all: readonly { each: ReadText; options: ApplyOptions }[]): Promise<MessageOutcome[] | null> {
  const parts = all.flatMap(({ each, options }) =>
    each.message ? [{ each, toApply: { ...options, message: each.message, textHash: hashOf(each.text) } }] : [],
  );
  if (parts.length < Math.max(2, all.length)) return null;
  const applied = await applyTogether(parts.map(({ toApply }) => toApply));
  return applied && parts.flatMap(({ each, toApply }, index) => (applied[index] ? [outcomeOf(each, toApply.message, applied[index])] : []));
}

function outcomeOf({ text: { kind, line } }: ReadText, message: ScheduleMessage, result: Applied): MessageOutcome {
  return {
    kind,
    line,
    reference: message.reference,
    actions: actionsOf(message),
    result,
    problems: result.state === "rejected" ? [result.problem] : result.state === "applied" ? result.warnings : [],
  };
}

/** One that only asks or answers (RSD, ACK, NAC) has nothing for the schedule. */
function stateOfUnread(problems: readonly BadLine[]): "ignored" | "unreadable" {
  return problems.length > 0 && problems.every(({ problem }) => problem === "action_answers") ? "ignored" : "unreadable";
}

function hashOf({ kind, lines }: MessageText): Uint8Array<ArrayBuffer> {
  const hash = createHash("sha256").update([kind, ...lines.filter((line) => line !== "")].join("\n"));
  return new Uint8Array(hash.digest());
}
