import { z } from "zod";
import type { Rebooked, RebookedFigures, RebookedRequest } from "@/lib/contracts/operator/reports/trade";
import type { Locale } from "@/lib/domain/localized";
import { sum } from "@/lib/domain/money";
import type { SaleGrouping } from "@/lib/domain/reports/groups";
import { shareOf } from "@/lib/domain/reports/share";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Reader } from "../statement/read-deposit";
import { BOOKING_KEYS } from "./booking-keys";
import { inReportOrder, namesInReports } from "./names-in-reports";
import { atOneMoment, isReported, questionOf, type ReportQuestion, reportedCurrencies } from "./report-question";

interface ReadRebooked {
  asked: RebookedRequest;
  /** Language of the carriers' names. */
  locale: Locale;
}

const rowShape = z.object({ key: z.string(), dropped: z.int(), rebooked: z.int() });
type Row = z.infer<typeof rowShape>;

/**
 * Holds that ended unpaid in a period, and how many of them the same agency booked anew within a day: whoever does so often keeps seats without paying.
 * @throws AppError validation (`to`)
 */
export async function readRebooked({ asked, locale }: ReadRebooked): Promise<Rebooked> {
  const { by, currency } = asked;
  const question = questionOf(asked);
  const [currencies, rows] = await Promise.all([reportedCurrencies(), atOneMoment((on) => readRows(on, question, by))]);
  const nameOf = await namesInReports(by, rows, locale);
  const groups = rows.map(({ key, ...counted }) => ({ key, name: nameOf(key), ...figuresOf(counted) }));
  const totals = figuresOf({ dropped: sum(rows.map(({ dropped }) => dropped)), rebooked: sum(rows.map((row) => row.rebooked)) });
  return { currency, currencies, groups: inReportOrder(by, groups, (group) => group.rebooked), totals };
}

/** The same flight is the first one on which the journey has seats; they stay written down when it ends. */
async function readRows(on: Reader, { from, until, currency, agency }: ReportQuestion, by: SaleGrouping): Promise<Row[]> {
  const found = await on.$queryRaw`
    select ${KEYS[by]} as key, count(*)::integer as dropped, count(*) filter (where exists (
             select from booking o
              where o.partner_id = b.partner_id and o.first_departure_at = b.first_departure_at and o.id <> b.id
                and o.created_at >= e.created_at and o.created_at < e.created_at + interval '24 hours' and o.seats #>> '{0,legKey}' = b.seats #>> '{0,legKey}'))::integer as rebooked
      from booking_event e
      join booking b on b.id = e.booking_id
      join partner p on p.id = b.partner_id
     where e.reason in ('expire', 'cancel_unpaid') and e.created_at >= ${from} and e.created_at < ${until}
       and b.currency = ${currency}::currency and ${isReported(agency)}
     group by 1`;
  return z.array(rowShape).parse(found);
}

const KEYS: Readonly<Record<SaleGrouping, Prisma.Sql>> = { ...BOOKING_KEYS, day: Prisma.sql`day_in_tashkent(e.created_at)::text` };

function figuresOf({ dropped, rebooked }: Omit<Row, "key">): RebookedFigures {
  return { dropped, rebooked, rebooked_share: shareOf(rebooked, dropped) };
}
