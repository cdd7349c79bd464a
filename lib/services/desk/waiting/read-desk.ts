import { z } from "zod";
import type { Desk, DeskItem } from "@/lib/contracts/portal/desk";
import type { WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airportByCode } from "@/lib/reference/airports";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { parseChoices } from "@/lib/services/quotes/kept-choice";
import { openWords } from "@/lib/services/quotes/quote-words";
import { readWorkRows } from "@/lib/services/views/work-list/read-work-rows";
import { readFunds } from "./read-funds";
import { readRefundAnswers } from "./read-refund-answers";

interface ReadDesk {
  partnerId: string;
  locale: Locale;
  now: Date;
}

/** How many rows each list shows; the work list has the rest. */
const MOST = 6;
/** Within 48 hours there may be more departures than of the two days that are shown. */
const MOST_LEAVING = 30;
const DAY_MS = 86_400_000;

/** What an agency has to do now, each list by an index of its own. */
export async function readDesk({ partnerId, locale, now }: ReadDesk): Promise<Desk> {
  const list = async (filter: WorkFilter, limit = MOST) =>
    (await readWorkRows({ partnerIds: [partnerId], filter, now }, { place: null, limit, locale })).items;
  const [held, leaving, changes, openRequests, refunds, quotes, recent, funds] = await Promise.all([
    list({ sort: "hold" }),
    list({ view: "leaving" }, MOST_LEAVING),
    list({ view: "changed" }),
    countOpenRequests(partnerId),
    readRefundAnswers({ partnerId, now, limit: MOST }),
    readWaitingQuotes({ partnerId, locale, now, limit: MOST }),
    list({}),
    readFunds({ partnerId, now }),
  ]);
  const soon = new Date(now.getTime() + DAY_MS).toISOString();
  return {
    holds: held.filter(({ expire }) => expire <= soon).map(deskItemOf),
    departures: leaving.flatMap((item) => departureOf(item, now)).slice(0, MOST),
    changes: changes.map(deskItemOf),
    open_requests: openRequests,
    refunds,
    quotes,
    recent: recent.map(deskItemOf),
    funds,
  };
}

function deskItemOf(item: WorkItem): DeskItem {
  const { id, booking_number, status, schedule_change, expire, directions, passengers, personal_data_erased } = item;
  return { id, booking_number, status, schedule_change, expire, directions, passengers, personal_data_erased };
}

/** The departure as today's or tomorrow's, by the date at the airport. */
function departureOf(item: WorkItem, now: Date): Desk["departures"] {
  const departure = item.directions[0]?.departure;
  if (!departure) return [];
  const zone = airportByCode(departure.airport)?.timeZone ?? "UTC";
  const today = localText(utcToLocal(zone, Math.floor(now.getTime() / 60_000))).slice(0, 10);
  const date = departure.local.slice(0, 10);
  if (date === today) return [{ ...deskItemOf(item), day: "today" }];
  return date === addDays(today, 1) ? [{ ...deskItemOf(item), day: "tomorrow" }] : [];
}

const rows = z.tuple([z.object({ count: z.int(), oldest: z.date().nullable() })]);

/** How many of a partner's refund requests wait for the back office, and since when the oldest does; null where none is. */
async function countOpenRequests(partnerId: string): Promise<Desk["open_requests"]> {
  const found = await db().$queryRaw`
    select count(*)::integer as count, min(r.created_at) as oldest
      from booking b join refund_request r on r.booking_id = b.id and r.state = 'open'
     where b.partner_id = ${partnerId}::uuid and b.status = 'refund_request_sent'`;
  const [{ count, oldest }] = rows.parse(found);
  return oldest ? { count, oldest: oldest.toISOString() } : null;
}

interface ReadWaiting {
  partnerId: string;
  locale: Locale;
  now: Date;
  limit: number;
}

/** A quote is valid for two weeks at most; one that was chosen waits two weeks more. */
const MADE_WITHIN_MS = 28 * 86_400_000;

/** Quotes that somebody has still to act on, the customer or the agent: those that were chosen first, then the newest. */
async function readWaitingQuotes({ partnerId, locale, now, limit }: ReadWaiting): Promise<Desk["quotes"]> {
  const found = await db().quote.findMany({
    where: {
      ...{ partnerId, withdrawnAt: null, bookingId: null, createdAt: { gte: new Date(now.getTime() - MADE_WITHIN_MS) } },
      OR: [{ chosenAt: { not: null } }, { validUntil: { gt: now } }],
    },
    orderBy: [{ chosenAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    take: limit,
    select: { id: true, words: true, choices: true, chosen: true, validUntil: true },
  });
  const presented = found.map(async ({ id, words, choices, chosen, validUntil }) => ({
    ...{ id, label: (await openWords({ id, words })).label, valid_until: validUntil.toISOString() },
    state: chosen === null ? ("open" as const) : ("chosen" as const),
    directions: (parseChoices(choices)[chosen ?? 0]?.directions ?? []).map((direction) => presentRoute(direction, locale)),
  }));
  return Promise.all(presented);
}
