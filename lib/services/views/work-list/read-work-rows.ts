import { z } from "zod";
import type { BookingListItem } from "@/lib/contracts/portal/portal";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { agentsOf } from "@/lib/services/booking/handover/agents-of";
import { withNotes } from "@/lib/services/booking/notes/read-notes";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { ITEM_COLUMNS, presentItem } from "../bookings/present-item";
import { marginLeft } from "../sales/margin-left";
import { type Returned, returnedByBooking } from "../sales/returned-by-booking";
import { type WorkQuestion, workOfPartners } from "./work-of-partners";
import type { WorkPlace, WorkStretch } from "./work-order";

const rowShape = z.object({ id: z.string(), key: z.union([z.string(), z.int().transform(String)]) });

interface Stretch extends WorkStretch {
  locale: Locale;
}

/** Some of the list, and what the next of it comes after; null at the end. */
export interface WorkBatch {
  items: WorkItem[];
  next: WorkPlace | null;
}

export async function readWorkRows(question: WorkQuestion, { place, limit, locale }: Stretch): Promise<WorkBatch> {
  const statement = await workOfPartners(question, { place, limit: limit + 1 });
  const found = z.array(rowShape).parse(await db().$queryRaw(statement));
  const rows = found.slice(0, limit);
  const ids = rows.map(({ id }) => id);
  const [bookings, agents, noted, returned] = await Promise.all([
    db().booking.findMany({ where: { id: { in: ids } }, include: ITEM_COLUMNS }),
    agentsOf(ids),
    withNotes(ids),
    returnedByBooking(ids),
  ]);
  const names = await namesOfActors([...agents.values()]);
  const { mode = "live" } = question.filter;
  const presented = bookings.map(async (booking) => {
    const item = await presentItem(booking, locale);
    const agent = names.get(agents.get(booking.id) ?? "") ?? null;
    return { ...item, agent, has_notes: noted.has(booking.id), mode, ...leftOf(item, returned.get(booking.id)) };
  });
  const items = new Map((await Promise.all(presented)).map((item) => [item.id, item]));
  return { items: ids.flatMap((id) => items.get(id) ?? []), next: found.length > limit ? (rows.at(-1) ?? null) : null };
}

function leftOf({ status, price, selling }: BookingListItem, back?: Returned): Pick<WorkItem, "refund" | "customer_refund" | "margin"> {
  return {
    refund: toMajor(back?.refundMinor ?? 0),
    customer_refund: toMajor(back?.customerRefundMinor ?? 0),
    margin: marginLeft(status, { cost: price.amount, selling }, back),
  };
}
