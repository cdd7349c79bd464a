import { createHash } from "node:crypto";
import { type BadLine, BadLines } from "@/lib/formats/imports/bad-line";
import type { MessageKind, MessageReference, ScheduleMessage } from "@/lib/formats/ssm/message";
import { readMessage } from "@/lib/formats/ssm/read-message";
import { type MessageText, splitMessages } from "@/lib/formats/ssm/split-messages";
import { airportByCode, successorOf } from "@/lib/reference/airports";
import { type Applied, applyMessage } from "./apply-message";
import { actionsOf } from "./parts/actions-of";

/** What became of one message of a text. */
export interface MessageOutcome {
  kind: MessageKind;
  /** Number of its first line in the text, from 1. */
  line: number;
  reference: MessageReference | null;
  /** Actions with their flights, e.g. `TIM QX451`; empty where the message could not be read. */
  actions: string[];
  /** `unreadable` where its text has mistakes; then, and where it was rejected, `problems` tells them. */
  result: Applied | { state: "unreadable" };
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
  /** Source of the messages: a file's name, or empty. */
  source: string;
  actor: string;
  now: Date;
  /** Looks at each message as the schedule stands, and changes nothing. */
  dryRun?: boolean;
}

interface Read {
  text: MessageText;
  message: ScheduleMessage | undefined;
  problems: readonly BadLine[];
}

/**
 * Applies all messages of a text by the order of their references, each in a transaction of its own: one that is rejected changes nothing, and
 * the others go on. See docs/schedule-messages.md.
 */
export async function applyMessages({ text, ...options }: Options): Promise<MessagesReport> {
  const outside = new BadLines();
  const today = options.now.toISOString().slice(0, 10);
  const read = splitMessages(text, (bad) => outside.add(bad)).map((each) => readOne(each, today));
  const messages: MessageOutcome[] = [];
  for (const each of inOrder(read)) messages.push(await applyOne(each, options));
  return { messages, problems: outside.listed };
}

function readOne(text: MessageText, today: string): Read {
  const bad = new BadLines();
  const isKnownAirport = (code: string) => airportByCode(code) !== undefined;
  const message = readMessage(text, { today, isKnownAirport, successorOf, report: (line) => bad.add(line) });
  return { text, message, problems: bad.listed };
}

/** Messages with references by them; one without stays behind the one before it. */
function inOrder(read: readonly Read[]): Read[] {
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

async function applyOne({ text, message, problems }: Read, options: Omit<Options, "text">): Promise<MessageOutcome> {
  const { kind, line } = text;
  if (!message) return { kind, line, reference: null, actions: [], result: { state: "unreadable" }, problems };
  const result = await applyMessage({ ...options, message, textHash: hashOf(text) });
  return {
    kind,
    line,
    reference: message.reference,
    actions: actionsOf(message),
    result,
    problems: result.state === "rejected" ? [result.problem] : [],
  };
}

function hashOf({ kind, lines }: MessageText): Uint8Array<ArrayBuffer> {
  const hash = createHash("sha256").update([kind, ...lines.filter((line) => line !== "")].join("\n"));
  return new Uint8Array(hash.digest());
}
