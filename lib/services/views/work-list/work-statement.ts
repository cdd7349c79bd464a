import { z } from "zod";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { BOOKING_STATUSES, type BookingStatus, isTicketed, LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { sortingOf } from "@/lib/domain/booking/work-list";
import { AppError } from "@/lib/domain/errors";
import { TASHKENT_MS, tashkentText } from "@/lib/domain/tashkent";
import { Prisma } from "@/lib/generated/prisma/client";
import { airportsOf } from "@/lib/reference/airports";
import { inStatuses, keptStatuses, ofPartner } from "@/lib/services/booking/record/booking-conditions";
import { departing, known, startOf } from "../bookings/departing";
import { matching } from "../bookings/matching";
import { DAYS_IN_ORDER } from "../statement/days-of";
import { type FiledBy, type WorkStretch, workOrder } from "./work-order";

export interface PartnersWork {
  /** Of the mode that is asked for. */
  partnerId: string;
  filter: WorkFilter;
  /** Surnames are looked for whole, and not by how they begin. */
  wholeNames?: boolean;
  now: Date;
}

const LEAVING_MS = 48 * 3_600_000;

/**
 * The bookings of one partner that a filter leaves, in its order: `id`, `place` (by what they are sorted), `key` (the same as JSON), `currency`, `total_minor` and `status`. It goes along an index and
 * stops where the page is full: that of the order, of a view, or of a facet. Which one is decided here, as the planner takes the columns of a
 * facet for independent and so for much rarer than they are.
 * @throws AppError validation (`created_to`, `departure_to`: days in the wrong order)
 */
export async function workStatement(question: PartnersWork, stretch: WorkStretch): Promise<Prisma.Sql> {
  const conditions = await conditionsOf(question);
  const groups = facetsOf(question.filter);
  const rarest = await rarestOf(question.partnerId, groups);
  if (rarest && (rarest.isRare || isByFacetsAlone(question.filter)))
    return alongFacet({ question, stretch, conditions, groups, lead: rarest.group });
  const booking = { at: Prisma.sql`b.created_at`, id: Prisma.sql`b.id` };
  const probes = groups.map((group) => isUnder(question.partnerId, group, booking));
  const sorting = workOrder(question.filter, stretch, booking);
  return Prisma.sql`
    select b.id, ${sorting.key} as place, to_jsonb(${sorting.key}) as key, b.currency, b.total_minor, b.status from booking b
     where ${Prisma.join([...conditions, ...probes, ...sorting.after], " and ")} ${sorting.order}`;
}

interface AlongFacet {
  question: PartnersWork;
  stretch: WorkStretch;
  conditions: readonly Prisma.Sql[];
  groups: readonly FacetGroup[];
  lead: FacetGroup;
}

/** Each booking of the facet is looked up by itself: `offset 0` keeps the planner from turning that into a join of all. */
function alongFacet({ question: { partnerId, filter }, stretch, conditions, groups, lead }: AlongFacet): Prisma.Sql {
  const filed = { at: Prisma.sql`f.created_at`, id: Prisma.sql`f.booking_id` };
  const rows = lead.map(
    (facet) => Prisma.sql`select created_at, booking_id from booking_facet where partner_id = ${partnerId}::uuid and facet = ${facet}`,
  );
  const probes = groups.filter((group) => group !== lead).map((group) => isUnder(partnerId, group, filed));
  const within = createdWithin(filter, filed.at);
  const sorting = workOrder(filter, stretch, filed);
  return Prisma.sql`
    select f.booking_id as id, ${sorting.key} as place, to_jsonb(${sorting.key}) as key, b.currency, b.total_minor, b.status
      from (${Prisma.join(rows, " union all ")}) f
     cross join lateral (
       select b.first_departure_at, b.expires_at, b.currency, b.selling_minor, b.total_minor, b.status from booking b
        where b.id = f.booking_id and ${Prisma.join([...conditions], " and ")} offset 0) b
     where ${Prisma.join([...within, ...probes, ...sorting.after, Prisma.sql`true`], " and ")} ${sorting.order}`;
}

/** Facets of which a booking has one: a city has several airports. */
type FacetGroup = readonly string[];

function facetsOf({ agent, from, to, carrier }: WorkFilter): FacetGroup[] {
  return [
    ...(agent ? [[`agent:${agent}`]] : []),
    ...(from ? [placesOf(from).map((airport) => `from:${airport}`)] : []),
    ...(to ? [placesOf(to).map((airport) => `to:${airport}`)] : []),
    ...(carrier ? [[`carrier:${carrier}`]] : []),
  ];
}

/** Whether a booking has one of the facets: a look into their index. */
function isUnder(partnerId: string, group: FacetGroup, { at, id }: FiledBy): Prisma.Sql {
  return Prisma.sql`(select true from booking_facet g
    where g.partner_id = ${partnerId}::uuid and g.facet = any(${[...group]}::text[]) and g.created_at = ${at} and g.booking_id = ${id} limit 1)`;
}

/** Fewer bookings of a facet are all read, whatever else is asked and however they are sorted. */
const RARE = 1_000;
/** Counted up to here, to tell which facet is the rarest. */
const COUNTED = 5_000;
const countRow = z.object({ facet: z.string(), count: z.int() });

async function rarestOf(partnerId: string, groups: readonly FacetGroup[]): Promise<{ group: FacetGroup; isRare: boolean } | null> {
  if (groups.length === 0) return null;
  const found = await db().$queryRaw`
    select k.facet, n.count from unnest(${groups.flat()}::text[]) k (facet)
     cross join lateral (
       select count(*)::integer from (
         select from booking_facet f where f.partner_id = ${partnerId}::uuid and f.facet = k.facet limit ${COUNTED}) some_of_them) n`;
  const counts = new Map(
    z
      .array(countRow)
      .parse(found)
      .map(({ facet, count }) => [facet, count]),
  );
  const sizes = groups.map((group) => ({ group, size: group.reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0) }));
  const [first] = sizes.toSorted((one, other) => one.size - other.size);
  return first ? { group: first.group, isRare: first.size < RARE } : null;
}

/** Nothing but facets and days of creation narrows it, and it is in their order. */
function isByFacetsAlone(filter: WorkFilter): boolean {
  const { view = "all", status, search, departure_from, departure_to } = filter;
  return view === "all" && !status && !search && !departure_from && !departure_to && sortingOf(filter).sort === "created";
}

/** Airports of a city, or the airport itself; a code that nobody knows finds nothing. */
function placesOf(code: string): string[] {
  const airports = airportsOf(code);
  return airports.length === 0 ? [code] : airports;
}

async function conditionsOf({ partnerId, filter, wholeNames = false, now }: PartnersWork): Promise<Prisma.Sql[]> {
  refuseDisorder(filter);
  const { status, search } = filter;
  return [
    ofPartner(partnerId),
    ...viewOf(filter, now),
    ...(status ? [hasStatus(status, partnerId)] : []),
    ...createdWithin(filter, Prisma.sql`b.created_at`),
    ...departing(filter),
    ...(search ? [await matching(partnerId, search, { wholeNames })] : []),
  ];
}

function createdWithin({ created_from: from, created_to: to }: WorkFilter, at: Prisma.Sql): Prisma.Sql[] {
  return [...(from ? [Prisma.sql`${at} >= ${beginOf(from)}`] : []), ...(to ? [Prisma.sql`${at} < ${beginOf(to, 1)}`] : [])];
}

function refuseDisorder(filter: WorkFilter): void {
  const { created_from, created_to, departure_from, departure_to } = filter;
  const isWrong = (from = "", to = "9") => to < from;
  const fields = {
    ...(isWrong(created_from, created_to) && { created_to: [DAYS_IN_ORDER] }),
    ...(isWrong(departure_from, departure_to) && { departure_to: [DAYS_IN_ORDER] }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

/** Those refunded in part are also the ones that fly with a part given back: their status says nothing of it. */
function hasStatus(status: BookingStatus, partnerId: string): Prisma.Sql {
  return status === "partiallyrefunded" ? isRefundedInPart(partnerId) : isIn(keptStatuses([status]));
}

/** By what few bookings have: an `or` would read them all. */
function isRefundedInPart(partnerId: string): Prisma.Sql {
  return Prisma.sql`${inStatuses(["partiallyrefunded", ...BOOKING_STATUSES.filter(isTicketed)])} and b.id in (
    select p.id from booking p where p.partner_id = ${partnerId}::uuid and p.status = 'partiallyrefunded'
     union all
    select v.booking_id from booking_event v where v.partner_id = ${partnerId}::uuid and v.reason in ('refund_passengers', 'refund_directions'))`;
}

/** One status is asked for as itself: so the planner knows the order of its index. */
function isIn(statuses: ReturnType<typeof keptStatuses>): Prisma.Sql {
  const [only] = statuses;
  return statuses.length === 1 ? Prisma.sql`b.status = ${only}::booking_status` : inStatuses(statuses);
}

// The planner knows a partial index by the words of its condition.
const HELD = Prisma.sql`b.status = 'booked'`;

function viewOf(filter: WorkFilter, now: Date): Prisma.Sql[] {
  const held = sortingOf(filter).sort === "hold" ? [HELD] : [];
  switch (filter.view) {
    case "hold":
      return [HELD, Prisma.sql`b.expires_at >= ${now} and b.expires_at < ${endOfDay(now)}`];
    case "leaving": {
      const until = new Date(now.getTime() + LEAVING_MS);
      return [...held, inStatuses(LIVE_STATUSES), Prisma.sql`b.first_departure_at >= ${now} and b.first_departure_at < ${until}`];
    }
    case "refunds":
      return [...held, Prisma.sql`b.status in ('refund_request_sent', 'refundauthorized')`];
    case "changed":
      return [...held, Prisma.sql`b.open_change_id is not null`];
    default:
      return held;
  }
}

/** Midnight of a day of Tashkent, so many days later. */
function beginOf(day: string, later = 0): Date {
  return known(new Date(startOf(day, later).getTime() - TASHKENT_MS));
}

function endOfDay(now: Date): Date {
  return beginOf(tashkentText(now).slice(0, 10), 1);
}
