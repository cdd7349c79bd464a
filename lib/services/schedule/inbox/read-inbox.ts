import { db } from "@/lib/db";
import { inboxSettings } from "@/lib/env";
import { type BadLine, isProblemName } from "@/lib/formats/imports/bad-line";
import type { ScheduleInbox } from "@/lib/generated/prisma/client";
import { inOrder, readMessages } from "../messages/apply-messages";
import { messagesTogether } from "../messages/parts/together";
import { type Arrived, applyArrivedTogether } from "./parts/apply-arrived";
import { mayNameOf } from "./parts/senders";
import { stateOf } from "./parts/state-of";

interface Options {
  now: Date;
  /** Only this one. */
  id?: string;
}

interface Opened {
  item: ScheduleInbox;
  messages: Arrived[];
  /** What is wrong outside of them. */
  problems: readonly BadLine[];
}

/** So many are read at once; the next round takes the rest. */
const BATCH = 200;

/**
 * Applies what waits in the inbox: all messages in the order of their references, those without one as they were sent. Each is a transaction of
 * its own, in which is kept that it was applied: one that is read again after a process died is applied once. A message that is refused holds
 * up none after it. Several processes may read at once.
 * @returns how many files and mails were read
 */
export async function readInbox({ now, id }: Options): Promise<number> {
  const where = { state: "waiting", ...(id !== undefined && { id }) };
  const items = await db().scheduleInbox.findMany({ where, orderBy: [{ sentAt: "asc" }, { number: "asc" }], take: BATCH });
  const opened = items.map((item) => open(item, now));
  for (const group of messagesTogether(inOrder(opened.flatMap(({ messages }) => messages)))) await applyArrivedTogether(group, now);
  for (const each of opened) await finish(each, now);
  return items.length;
}

/** What may not be applied has no messages, and says why. */
function open(item: ScheduleInbox, now: Date): Opened {
  const { channel, sender, fault, text } = item;
  if (text === null) return refused(item, isProblemName(fault ?? "") ? fault : "inbox_no_text");
  const mayName = channel === "mail" ? mayNameOf(inboxSettings().SCHEDULE_MAIL_SENDERS, sender) : () => true;
  if (!mayName) return refused(item, "mail_sender_unknown");
  if (channel === "mail" && !item.isVerified) return refused(item, "mail_unverified");
  const { read, problems } = readMessages({ text, mayHaveProse: channel === "mail", now });
  return { item, messages: read.map((each) => ({ ...each, item, mayName })), problems };
}

function refused(item: ScheduleInbox, problem: string | null): Opened {
  const name = problem !== null && isProblemName(problem) ? problem : "inbox_no_text";
  return { item, messages: [], problems: [{ line: 0, field: null, problem: name, value: item.sender, other: "" }] };
}

async function finish({ item: { id }, problems }: Opened, now: Date): Promise<void> {
  const messages = await db().scheduleInboxMessage.findMany({ where: { inboxId: id }, select: { state: true } });
  const state = stateOf(
    messages.map((each) => each.state),
    problems,
  );
  const kept = problems.map((bad) => ({ ...bad, columns: bad.columns ? [...bad.columns] : undefined }));
  await db().scheduleInbox.updateMany({ where: { id, state: "waiting" }, data: { state, problems: kept, doneAt: now } });
}
