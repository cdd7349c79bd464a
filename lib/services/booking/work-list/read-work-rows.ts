import { z } from "zod";
import type { WorkItem } from "@/lib/contracts/work-list";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { Place } from "../../paging/cursor";
import { agentsOf } from "../handover/agents-of";
import { ITEM_COLUMNS, presentItem } from "../lists/present-item";
import { withNotes } from "../notes/read-notes";
import { namesOfActors } from "./who-booked";
import { type WorkQuestion, workStatement } from "./work-statement";

const rowShape = z.object({ id: z.string(), at: z.date() });

interface Stretch {
  place: Place | null;
  limit: number;
  locale: Locale;
}

/** Some of the list, and what the next of it comes after; null at the end. */
export interface WorkStretch {
  items: WorkItem[];
  next: Place | null;
}

export async function readWorkRows(question: WorkQuestion, { place, limit, locale }: Stretch): Promise<WorkStretch> {
  const statement = await workStatement(question, { place, limit: limit + 1 });
  const found = z.array(rowShape).parse(await db().$queryRaw(statement));
  const rows = found.slice(0, limit);
  const ids = rows.map(({ id }) => id);
  const [bookings, agents, noted] = await Promise.all([
    db().booking.findMany({ where: { id: { in: ids } }, include: ITEM_COLUMNS }),
    agentsOf(ids),
    withNotes(ids),
  ]);
  const names = await namesOfActors([...agents.values()]);
  const { mode = "live" } = question.filter;
  const presented = bookings.map(async (booking) => ({
    ...(await presentItem(booking, locale)),
    ...{ agent: names.get(agents.get(booking.id) ?? "") ?? null, has_notes: noted.has(booking.id), mode },
  }));
  const items = new Map((await Promise.all(presented)).map((item) => [item.id, item]));
  return { items: ids.flatMap((id) => items.get(id) ?? []), next: found.length > limit ? (rows.at(-1) ?? null) : null };
}
