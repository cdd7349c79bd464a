import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { modeOf } from "@/lib/domain/mode";
import { toMajor } from "@/lib/domain/money";
import { presentRefundRequest } from "@/lib/services/aftersale/refunds/present-refund-request";
import { findRefundRequests } from "@/lib/services/aftersale/refunds/refund-request-record";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { reasonOf } from "@/lib/services/terms/proposals/present-proposal";
import {
  type About,
  aboutBankLines,
  aboutCancellations,
  aboutCharters,
  aboutMails,
  aboutMessages,
  aboutStock,
  aboutUploads,
  aboutWays,
  aboutWebhooks,
  departureOf,
} from "./about-things";
import { listsToHandOver } from "./lists-to-hand-over";
import type { QueueRow } from "./queue-rows";
import { openSnooze } from "./snooze-reason";

interface Shown {
  kind: QueueKind;
  userId: string;
  locale: Locale;
  now: Date;
}

const NOTHING = {
  ...{ agency: null, mode: "live", booking: null, passengers: null, amount: null },
  ...{ refund: null, change: null, departure: null, oversale: null, list: null, proposal: null },
  ...{ thing: null, mail: null, numbers: null, upload: null },
} as const satisfies Partial<QueueItem>;

/** Items of a queue as its table shows them, in the order of the rows. */
export async function presentQueueItems(rows: readonly QueueRow[], shown: Shown): Promise<QueueItem[]> {
  const people = rows.flatMap(({ assignedTo }) => (assignedTo === null ? [] : [`operator:${assignedTo}`]));
  const names = await namesOfActors([...people, ...rows.flatMap(({ snoozedBy }) => snoozedBy ?? [])]);
  const bookings = await aboutBookings(rows, shown.locale);
  const about = await ABOUT[shown.kind](rows, shown);
  const reasons = await Promise.all(
    rows.map(({ subject, sealedReason }) => openSnooze({ kind: shown.kind, subject, sealed: sealedReason ?? "" })),
  );
  return rows.map(({ subject, due, since, bookingId, assignedTo, snoozedUntil, snoozedBy }, index) => ({
    ...NOTHING,
    directions: [],
    ...{ subject, due: due?.toISOString() ?? null, since: since?.toISOString() ?? null },
    assigned:
      assignedTo === null ? null : { id: assignedTo, name: names.get(`operator:${assignedTo}`) ?? "", is_you: assignedTo === shown.userId },
    snoozed:
      snoozedUntil === null
        ? null
        : { until: snoozedUntil.toISOString(), reason: reasons[index] ?? "", by: names.get(snoozedBy ?? "") ?? null },
    ...bookings.get(bookingId ?? ""),
    ...about.get(subject),
  }));
}

async function aboutBookings(rows: readonly QueueRow[], locale: Locale): Promise<About> {
  const found = await db().booking.findMany({
    where: { id: { in: rows.flatMap(({ bookingId }) => bookingId ?? []) } },
    select: {
      ...{ id: true, bookingNumber: true, currency: true, totalMinor: true, snapshot: true },
      ...{ partner: { select: { code: true, name: true, testOf: true } }, _count: { select: { passengers: true } } },
    },
  });
  return new Map(
    found.map(({ id, bookingNumber, currency, totalMinor, snapshot, partner, _count }) => [
      id,
      {
        ...{ booking: { id, number: bookingNumber }, agency: { code: partner.code, name: partner.name }, mode: modeOf(partner) },
        directions: parseSnapshot(snapshot).directions.map((direction) => presentRoute(direction, locale)),
        ...{ passengers: _count.passengers, amount: { amount: toMajor(Number(totalMinor)), currency } },
      },
    ]),
  );
}

const ABOUT: Readonly<Record<QueueKind, (rows: readonly QueueRow[], shown: Shown) => Promise<About>>> = {
  refunds: aboutRefunds,
  changes: aboutChanges,
  oversales: aboutOversales,
  lists: aboutLists,
  proposals: aboutProposals,
  tickets: async () => new Map(),
  // A day is known by itself.
  days: async () => new Map(),
  inbox: aboutMessages,
  stock: aboutStock,
  webhooks: aboutWebhooks,
  mails: aboutMails,
  charters: aboutCharters,
  uploads: aboutUploads,
  bank: aboutBankLines,
  cancellations: aboutCancellations,
  ways: aboutWays,
};

function subjectsOf(rows: readonly QueueRow[]): string[] {
  return rows.map(({ subject }) => subject);
}

async function aboutRefunds(rows: readonly QueueRow[], { locale, now }: Shown): Promise<About> {
  const requests = await findRefundRequests(subjectsOf(rows));
  return new Map(
    requests.map((request) => {
      const { passengers, paid, by_rules, currency, reason, unread } = presentRefundRequest(request, { locale, now });
      const refund = { reason, paid: paid.total, unread, messages: request.messages.length, files: request.files.length };
      return [request.id, { passengers, amount: { amount: by_rules?.total ?? 0, currency }, refund }];
    }),
  );
}

async function aboutChanges(rows: readonly QueueRow[]): Promise<About> {
  const changes = await db().scheduleChange.findMany({
    where: { id: { in: subjectsOf(rows) } },
    select: { id: true, kind: true, flights: true },
  });
  return new Map(changes.map(({ id, kind, flights }) => [id, { change: { kind, flights } }]));
}

async function aboutOversales(rows: readonly QueueRow[]): Promise<About> {
  const legKeys = rows.map(({ subject }) => subject.slice(0, -2));
  const found = await db().oversale.findMany({ where: { legKey: { in: legKeys } } });
  return new Map(
    found.map(({ legKey, cabin, authorised, sold }) => [
      `${legKey}|${cabin}`,
      { departure: departureOf(legKey), oversale: { cabin: cabin === "B" ? "B" : "E", authorised, sold } },
    ]),
  );
}

async function aboutLists(_: readonly QueueRow[], { now }: Shown): Promise<About> {
  return new Map((await listsToHandOver(now)).map(({ subject, state }) => [subject, { departure: departureOf(subject), list: state }]));
}

async function aboutProposals(rows: readonly QueueRow[]): Promise<About> {
  const found = await db().proposal.findMany({
    where: { id: { in: subjectsOf(rows) } },
    include: { partner: { select: { code: true, name: true } } },
  });
  const names = await namesOfActors(found.map(({ proposedBy }) => proposedBy));
  const reasons = new Map(await Promise.all(found.map(async (row) => [row.id, await reasonOf(row)] as const)));
  return new Map(
    found.map(({ id, kind, partner, amountMinor, currency, proposedBy }) => [
      id,
      {
        ...{ agency: partner, proposal: { kind, reason: reasons.get(id) ?? "", by: names.get(proposedBy) ?? null } },
        amount: amountMinor !== null && currency ? { amount: toMajor(Number(amountMinor)), currency } : null,
      },
    ]),
  );
}
