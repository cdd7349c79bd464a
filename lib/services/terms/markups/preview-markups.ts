import { z } from "zod";
import { db } from "@/lib/db";
import { type MarkupRule, makeMark, refusalOfSale } from "@/lib/domain/markups/markup";
import { CURRENCIES, type Currency, FILED_CURRENCIES } from "@/lib/domain/money";
import { type Convert, makeConvert } from "@/lib/domain/pricing/exchange";
import type { PreviewChange } from "@/lib/domain/proposals/proposal";
import { tashkentText } from "@/lib/domain/tashkent";
import { airportsOf, cityOf } from "@/lib/reference/airports";
import { groupBy } from "@/lib/util/grouping";

/** Routes that are told, and so many of those that a rule names are looked at. */
const [MOST_TOLD, MOST_LOOKED] = [12, 60];

const fares = z.array(
  z.object({
    ...{ carrier: z.string(), origin: z.string(), destination: z.string(), bookingClass: z.string() },
    amountMinor: z.bigint().transform(Number),
    currency: z.enum(FILED_CURRENCIES),
  }),
);
type FiledFare = z.infer<typeof fares>[number];

interface Previewed {
  /** All rules in their order, as they are and as they would be. */
  before: readonly MarkupRule[];
  after: readonly MarkupRule[];
  /** Those of them that differ. */
  differing: readonly MarkupRule[];
  now: Date;
}

/**
 * The lowest fare of an adult on routes of the rules that differ, before and after: for the rules' agency, else for one without rules of its own, on
 * the first day on which they differ. Routes on which nothing changes are left out.
 */
export async function previewMarkups({ before, after, differing, now }: Previewed): Promise<PreviewChange[]> {
  const [first] = differing;
  if (!first) return [];
  const today = tashkentText(now).slice(0, "YYYY-MM-DD".length);
  const soldOn = first.saleFrom !== null && first.saleFrom > today ? first.saleFrom : today;
  const currency = await currencyOf(first.partnerId);
  const convert = makeConvert(await db().exchangeRate.findMany({ select: { base: true, quote: true, rate: true } }), currency);
  const priced = { sale: { partnerId: first.partnerId ?? "", soldOn }, convert, currency };
  const filed = (await Promise.all(differing.map((rule) => faresUnder(rule, today)))).flat();
  const markets = groupBy(filed, ({ carrier, origin, destination }) => `${carrier} ${origin}–${destination}`);
  const changes = [...markets].map(([about, of]): PreviewChange => {
    const lowest = (rules: readonly MarkupRule[]) => lowestOf(of, rules, priced);
    return { field: "lowest_fare", currency, before: lowest(before), after: lowest(after), about };
  });
  return changes.filter((change) => change.before !== change.after).slice(0, MOST_TOLD);
}

async function currencyOf(partnerId: string | null): Promise<Currency> {
  if (partnerId === null) return "UZS";
  const { currency } = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { currency: true } });
  return z.enum(CURRENCIES).parse(currency);
}

interface Priced {
  sale: { partnerId: string; soldOn: string };
  convert: Convert;
  currency: Currency;
}

function lowestOf(filed: readonly FiledFare[], rules: readonly MarkupRule[], { sale, convert, currency }: Priced): number {
  const holding = rules.filter((rule) => refusalOfSale(rule, sale) === null);
  const mark = makeMark(holding, { convert, currency, cityOf });
  return Math.min(...filed.map((fare) => mark(fare, convert(fare.amountMinor, fare.currency))));
}

/** Fares on routes that a rule names, whatever their class: of the carriers and routes with the most fares. */
async function faresUnder({ carrier, origin, destination, bothWays }: MarkupRule, today: string): Promise<FiledFare[]> {
  const [from, to] = [codesOf(origin), codesOf(destination)];
  return fares.parse(
    await db().$queryRaw`
      with filed as materialized (
        select * from fare
         where (${carrier}::text is null or carrier = ${carrier})
           and (((${from}::text[] is null or origin = any(${from})) and (${to}::text[] is null or destination = any(${to})))
             or (${bothWays} and (${from}::text[] is null or destination = any(${from})) and (${to}::text[] is null or origin = any(${to}))))
           and (sale_to is null or sale_to >= ${today}) and (travel_to is null or travel_to >= ${today})),
      routes as (
        select carrier, origin, destination from filed group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit ${MOST_LOOKED})
      select carrier, origin, destination, booking_class as "bookingClass", min(amount_minor) as "amountMinor", currency
        from filed join routes using (carrier, origin, destination)
       group by 1, 2, 3, 4, 6 order by 1, 2, 3, 4`,
  );
}

function codesOf(place: string | null): string[] | null {
  return place === null ? null : [...new Set([place, ...airportsOf(place)])];
}
