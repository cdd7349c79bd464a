import { z } from "zod";
import { MOST_NEWS, NEWS_KINDS, type NewsItem, type NewsList } from "@/lib/contracts/portal/news";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { NAME_COLUMNS, openName } from "@/lib/services/ground/personal-data/person";
import { openWords } from "@/lib/services/quotes/quote-words";
import { type NewsReader, newsStatement } from "./news-statement";

const rows = z.array(
  z.object({
    kind: z.enum(NEWS_KINDS),
    ref: z.string(),
    at: z.date(),
    bookingId: z.string().nullable(),
    quoteId: z.string().nullable(),
    until: z.date().nullable(),
    currency: z.enum(CURRENCIES).nullable(),
  }),
);
type NewsRow = z.infer<typeof rows>[number] & { key: string };

/** What is new for a person of an agency, newest first, and whether they have seen it. */
export async function listNews({ reader, now }: { reader: NewsReader; now: Date }): Promise<NewsList> {
  const [found, seen] = await Promise.all([
    findNews(reader, now),
    db().seenNews.findUnique({ where: { userId: reader.userId }, select: { keys: true } }),
  ]);
  return presentNews(found, new Set(seen?.keys));
}

/** What is new for a person, with the key of each. */
export async function findNews(reader: NewsReader, now: Date): Promise<NewsRow[]> {
  const found = rows.parse(await db().$queryRaw(newsStatement(reader, now, MOST_NEWS)));
  return found.map((row) => ({ ...row, key: `${row.kind} ${row.ref}` }));
}

export async function presentNews(found: readonly NewsRow[], seen: ReadonlySet<string>): Promise<NewsList> {
  const [bookings, quotes, falls] = await Promise.all([
    bookingsOf(found.flatMap(({ bookingId }) => bookingId ?? [])),
    quotesOf(found.flatMap(({ quoteId }) => quoteId ?? [])),
    fallsOf(found.flatMap(({ kind, ref }) => (kind === "price_fall" ? ref : []))),
  ]);
  const items = found.map(
    ({ key, kind, ref, at, bookingId, quoteId, until, currency }): NewsItem => ({
      ...{ key, kind, currency, at: at.toISOString(), until: until?.toISOString() ?? null, is_seen: seen.has(key) },
      booking: bookings.get(bookingId ?? "") ?? null,
      ...(quotes.get(quoteId ?? "") ?? NO_QUOTE),
      fall: (kind === "price_fall" && falls.get(ref)) || null,
    }),
  );
  return { items, unseen: items.filter(({ is_seen }) => !is_seen).length };
}

async function bookingsOf(ids: string[]): Promise<Map<string, NewsItem["booking"]>> {
  const found = await db().booking.findMany({
    where: { id: { in: ids } },
    select: { id: true, bookingNumber: true, snapshot: true, passengers: { orderBy: { position: "asc" }, take: 1, select: NAME_COLUMNS } },
  });
  const presented = found.map(async ({ id, bookingNumber, snapshot, passengers: [first] }) => {
    const route = routeOf(parseSnapshot(snapshot));
    return [id, { id, booking_number: bookingNumber, route, last_name: first ? (await openName(first)).lastName : "" }] as const;
  });
  return new Map(await Promise.all(presented));
}

const journeys = z.array(z.object({ from: z.string(), to: z.string() }).transform(({ from, to }) => ({ from, to })));

type AboutQuote = Pick<NewsItem, "quote" | "label">;
const NO_QUOTE: AboutQuote = { quote: null, label: "" };

const quoteRows = z.array(z.object({ id: z.string(), words: z.string(), route: journeys }));

/** The airports alone are read of a quote: the bell asks each minute, and choices are long. @param ids of quotes */
async function quotesOf(ids: string[]): Promise<Map<string, AboutQuote>> {
  if (ids.length === 0) return new Map();
  const found = quoteRows.parse(
    await db().$queryRaw`
      select q.id::text as id, q.words, r.route
        from quote q
       cross join lateral (
         select coalesce(
                  jsonb_agg(
                    jsonb_build_object(
                      'from', d.way #>> '{segments,0,departure,airport}', 'to', d.way #>> '{segments,-1,arrival,airport}')
                    order by d.place),
                  '[]'::jsonb) as route
           from jsonb_array_elements(q.choices -> coalesce(q.chosen, 0) -> 'directions') with ordinality d (way, place)) r
       where q.id = any (${ids}::uuid[])`,
  );
  const presented = found.map(
    async ({ id, words, route }) => [id, { quote: { id, route }, label: (await openWords({ id, words })).label }] as const,
  );
  return new Map(await Promise.all(presented));
}

/** Where each direction leads from and to, IATA codes. */
function routeOf({ directions }: Pick<BookingSnapshot, "directions">): { from: string; to: string }[] {
  return directions.map(({ segments }) => ({ from: segments[0]?.departure.airport ?? "", to: segments.at(-1)?.arrival.airport ?? "" }));
}

/** What watches have found. @param ids of falls */
async function fallsOf(ids: string[]): Promise<Map<string, NewsItem["fall"]>> {
  if (ids.length === 0) return new Map();
  const found = await db().priceFall.findMany({ where: { id: { in: ids } }, include: { watch: { select: { journey: true } } } });
  return new Map(
    found.map(({ id, watchId, currency, wasMinor, nowMinor, penaltyMinor, watch }) => [
      id,
      {
        ...{ watch: watchId, currency, amount: toMajor(Number(nowMinor)), route: journeys.parse(watch.journey) },
        was: wasMinor === null ? null : toMajor(Number(wasMinor)),
        saving: wasMinor === null ? null : toMajor(Number(wasMinor - nowMinor - penaltyMinor)),
      },
    ]),
  );
}
