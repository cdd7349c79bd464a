import { z } from "zod";
import { FOUND_BY, type FoundBooking, type FoundBy, type FoundThings } from "@/lib/contracts/operator/bookings/find";
import { db } from "@/lib/db";
import { readSought } from "@/lib/domain/finding/read-sought";
import type { Locale } from "@/lib/domain/localized";
import { modeOf } from "@/lib/domain/mode";
import { tashkentText } from "@/lib/domain/tashkent";
import { ITEM_COLUMNS, presentItem } from "../../bookings/present-item";
import { sellingPartners } from "../selling-partners";
import { findStatement } from "./find-statement";

/** Bookings of each kind; the rest is for the list. */
const MOST = 10;
const MOST_AGENCIES = 8;

interface FindAnything {
  /** As it was typed. */
  text: string;
  locale: Locale;
  now: Date;
}

const foundRow = z.object({ by: z.enum(FOUND_BY), id: z.string() });

/** What of all agencies the text in the back office's one field may mean: each kind goes by an index of its own, so it costs the same at a million bookings. */
export async function findAnything({ text, locale, now }: FindAnything): Promise<FoundThings> {
  const sought = readSought(text, tashkentText(now).slice(0, 10));
  const partners = await sellingPartners();
  const statement = await findStatement(sought, { partnerIds: partners.map(({ id }) => id), limit: MOST + 1 });
  const [found, agencies] = await Promise.all([
    statement
      ? db()
          .$queryRaw(statement)
          .then((rows) => z.array(foundRow).parse(rows))
      : [],
    sought.agency === null ? [] : findAgencies(sought.agency),
  ]);
  const items = await readFound([...new Set(found.map(({ id }) => id))], locale);
  const bookings = FOUND_BY.flatMap((by) => {
    const ids = found.filter((row) => row.by === by).map(({ id }) => id);
    const shown = ids.slice(0, MOST).flatMap((id) => items.get(id) ?? []);
    return shown.length > 0 ? [{ by, items: shown, is_more: ids.length > MOST }] : [];
  });
  const only = agencies.length === 0 ? onlyOne(found) : null;
  return { only, bookings, agencies };
}

/** A name, a telephone or a flight is no certain sign of one booking. */
const UNCERTAIN: readonly FoundBy[] = ["surname", "phone", "flight"];

function onlyOne(found: readonly z.infer<typeof foundRow>[]): string | null {
  const [first] = found;
  const isCertain = first && found.every(({ id, by }) => id === first.id && !UNCERTAIN.includes(by));
  return isCertain ? first.id : null;
}

async function readFound(ids: readonly string[], locale: Locale): Promise<Map<string, FoundBooking>> {
  const named = { code: true, name: true } as const;
  const include = { ...ITEM_COLUMNS, partner: { select: { ...named, testOf: true, live: { select: named } } } } as const;
  const bookings = await db().booking.findMany({ where: { id: { in: [...ids] } }, include });
  const items = bookings.map(async ({ partner, ...booking }): Promise<[string, FoundBooking]> => {
    const { code, name } = partner.live ?? partner;
    return [booking.id, { ...(await presentItem(booking, locale)), agency: { code, name }, mode: modeOf(partner) }];
  });
  return new Map(await Promise.all(items));
}

/** All agencies are read: there are dozens. */
async function findAgencies(text: string): Promise<FoundThings["agencies"]> {
  return db().partner.findMany({
    where: {
      testOf: null,
      OR: [{ code: { startsWith: text, mode: "insensitive" } }, { name: { contains: text, mode: "insensitive" } }],
    },
    select: { code: true, name: true },
    orderBy: { name: "asc" },
    take: MOST_AGENCIES,
  });
}
