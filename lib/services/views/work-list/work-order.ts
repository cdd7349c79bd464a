import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { sortingOf, type WorkSort } from "@/lib/domain/booking/work-list";
import { Prisma } from "@/lib/generated/prisma/client";
import { cursorRefused, UUID_FORM } from "@/lib/services/ground/paging/cursor";

/** Where a page of the work list ended: by what its last row is sorted, as JSON writes it, and its id. */
export interface WorkPlace {
  key: string;
  id: string;
}

export interface WorkStretch {
  /** The page begins after it; null for the first one. */
  place: WorkPlace | null;
  limit: number;
}

interface SortKey {
  column: Prisma.Sql;
  type: Prisma.Sql;
  /** What stands in a cursor; null for what no list has written. */
  read: (text: string) => string | null;
  /** Where the index begins with what is largest. */
  isFallen?: boolean;
}

const MOMENT = /^[1-8]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/;
const moment = (column: Prisma.Sql): SortKey => ({
  column,
  type: Prisma.sql`timestamptz`,
  // Anew, for `2026-02-30` is a moment here and none to PostgreSQL.
  read: (text) => (MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null),
});

/**
 * By what lists are sorted, of `booking b`: each sort has an index of the partner and this one column, in these very words. The planner counts what lies
 * behind a place by the first column alone, so the currency and the amount are one: sums of a currency stand together, the largest first.
 */
const KEYS: Readonly<Record<WorkSort, SortKey>> = {
  created: moment(Prisma.sql`b.created_at`),
  departure: moment(Prisma.sql`b.first_departure_at`),
  hold: moment(Prisma.sql`b.expires_at`),
  amount: {
    column: Prisma.sql`(case b.currency when 'UZS' then 0 when 'USD' then 1 when 'EUR' then 2 else 3 end * 1000000000000000 - coalesce(b.selling_minor, b.total_minor))`,
    type: Prisma.sql`bigint`,
    read: (text) => (/^-?\d{1,18}$/.test(text) ? text : null),
    isFallen: true,
  },
};

/** Columns that say when a row was made and which it is. */
export interface FiledBy {
  at: Prisma.Sql;
  id: Prisma.Sql;
}

interface WorkOrder {
  /** By what the rows are sorted: a column. */
  key: Prisma.Sql;
  /** Conditions for what comes after the place. */
  after: Prisma.Sql[];
  /** `order by … limit …` */
  order: Prisma.Sql;
}

/** The order of a list, in the words of an index. @param by of the index that is gone along, where it is sorted by creation */
export function workOrder(filter: WorkFilter, { place, limit }: WorkStretch, by: FiledBy): WorkOrder {
  const { sort, order } = sortingOf(filter);
  const { column, type, isFallen = false } = KEYS[sort];
  const key = sort === "created" ? by.at : column;
  const isForward = (order === "asc") !== isFallen;
  const from = place ? Prisma.sql`${place.key}::${type}` : null;
  if (isForward)
    return {
      key,
      after: from && place ? [Prisma.sql`${key} >= ${from} and (${key}, ${by.id}) > (${from}, ${place.id}::uuid)`] : [],
      order: Prisma.sql`order by ${key} asc, ${by.id} asc limit ${limit}`,
    };
  return {
    key,
    after: from && place ? [Prisma.sql`${key} <= ${from} and (${key}, ${by.id}) < (${from}, ${place.id}::uuid)`] : [],
    order: Prisma.sql`order by ${key} desc, ${by.id} desc limit ${limit}`,
  };
}

/** The same order of rows that several lists have, by their columns `place` and `id`. */
export function mergedOrder(filter: WorkFilter, limit: number): Prisma.Sql {
  const { sort, order } = sortingOf(filter);
  const isForward = (order === "asc") !== (KEYS[sort].isFallen ?? false);
  return isForward ? Prisma.sql`order by place asc, id asc limit ${limit}` : Prisma.sql`order by place desc, id desc limit ${limit}`;
}

/** What a caller hands back to go on: of this order alone. */
export function writeWorkCursor(filter: WorkFilter, { key, id }: WorkPlace): string {
  return Buffer.from(`${nameOf(filter)} ${key} ${id}`).toString("base64url");
}

/** @throws AppError validation (`cursor`) for what no list of this order has given */
export function readWorkCursor(filter: WorkFilter, cursor: string): WorkPlace {
  const [sort, order, key = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const isOfList = `${sort} ${order}` === nameOf(filter);
  const read = KEYS[sortingOf(filter).sort].read(key);
  if (!isOfList || read === null || !UUID_FORM.test(id)) throw cursorRefused();
  return { key: read, id };
}

function nameOf(filter: WorkFilter): string {
  const { sort, order } = sortingOf(filter);
  return `${sort} ${order}`;
}
