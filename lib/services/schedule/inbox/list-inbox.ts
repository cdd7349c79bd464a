import { z } from "zod";
import { INBOX_STATES, type ScheduleInboxItem, type ScheduleInboxPage } from "@/lib/contracts/operator/schedule-inbox";
import { MESSAGE_STATES } from "@/lib/contracts/operator/schedule-messages";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { inboxSettings } from "@/lib/env";
import { badLineText, isProblemName } from "@/lib/formats/imports/bad-line";
import type { Prisma, ScheduleInboxMessage } from "@/lib/generated/prisma/client";
import { UNSETTLED_STATES } from "./parts/state-of";

interface Options {
  /** From 1. */
  page: number;
  /** Only what was refused and is still to be settled. */
  isOpen: boolean;
  locale: Locale;
}

const OPEN = { state: { in: [...UNSETTLED_STATES] }, closedAt: null } satisfies Prisma.ScheduleInboxWhereInput;

/** What came into the inbox and what became of it, the last to come first. */
export async function listInbox({ page, isOpen, locale }: Options): Promise<ScheduleInboxPage> {
  const where = isOpen ? OPEN : {};
  const [found, total, open] = await Promise.all([
    db().scheduleInbox.findMany({
      where,
      orderBy: { number: "desc" },
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
      omit: { text: true },
      include: { messages: { orderBy: { line: "asc" } } },
    }),
    db().scheduleInbox.count({ where }),
    db().scheduleInbox.count({ where: OPEN }),
  ]);
  const items = found.map(({ messages, ...item }) => ({
    ...presentItem(item, locale),
    messages: messages.map((each) => presentMessage(each, locale)),
  }));
  return { items, ...placeOf(page, total), open, watched: inboxSettings().SCHEDULE_INBOX_DIR !== "" };
}

type Item = Prisma.ScheduleInboxGetPayload<{ omit: { text: true } }>;

function presentItem(item: Item, locale: Locale): Omit<ScheduleInboxItem, "messages"> {
  const { number, channel, name, sender, subject, sentAt, arrivedAt, copies, closedAt, problems } = item;
  const state = INBOX_STATES.find((each) => each === item.state) ?? "waiting";
  return {
    ...{ number: Number(number), channel: channel === "mail" ? "mail" : "file", name, sender, subject, copies, state },
    ...{ sent: sentAt.toISOString(), arrived: arrivedAt.toISOString() },
    open: UNSETTLED_STATES.some((each) => each === state) && closedAt === null,
    problems: presentProblems(problems, locale),
  };
}

function presentMessage(message: ScheduleInboxMessage, locale: Locale): ScheduleInboxItem["messages"][number] {
  const { kind, line, reference, actions, importId, problems, ignored, after } = message;
  return {
    ...{ kind, line, reference, actions, import: importId },
    state: MESSAGE_STATES.find((each) => each === message.state) ?? "unreadable",
    problems: presentProblems(problems, locale),
    ignored: keptIgnored.parse(ignored),
    after: after === null ? null : Number(after),
  };
}

const keptIgnored = z.array(z.object({ line: z.int(), text: z.string() }));
const keptProblems = z.array(
  z.object({ line: z.int(), field: z.string().nullable(), problem: z.string(), value: z.string(), other: z.string() }),
);

/** What a release to come has kept, and this one cannot tell, is left out. */
function presentProblems(kept: unknown, locale: Locale): ScheduleInboxItem["problems"] {
  return keptProblems
    .parse(kept)
    .flatMap(({ problem, ...bad }) =>
      isProblemName(problem) ? [{ line: bad.line, problem, text: badLineText({ ...bad, problem }, locale) }] : [],
    );
}
