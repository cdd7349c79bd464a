import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { Prisma } from "@/lib/generated/prisma/client";
import { raiseVersion } from "@/lib/services/schedule/imports/parts/replace-in-transaction";
import { REPLACED_KINDS, type ReplacedKind, takeMarkedKinds } from "./network-mark";

/** Actor of set-up and of `npx parvoz demo change-schedule`. */
export const NETWORK_ACTOR = "demonstration";

const EMPTYING: Readonly<Record<ReplacedKind, Prisma.Sql>> = {
  fares: Prisma.sql`delete from fare`,
  inventory: Prisma.sql`delete from inventory_rule`,
  taxes: Prisma.sql`delete from tax_rule`,
  baggage: Prisma.sql`delete from baggage_price`,
  rates: Prisma.sql`delete from exchange_rate`,
  interline: Prisma.sql`delete from interline_agreement`,
};

/** Numbers that no ticket bears any more, then the stocks that they were drawn from. Test mode keeps its own. */
const ISSUED = Prisma.sql`
  delete from ticket_issue i using ticket_stock s
   where s.id = i.stock_id and s.document = 'invented' and s.carrier <> ${TEST_AIRLINE}
     and not exists (select from ticket t where t.ticket_number = lpad(i.ticket_number::text, 13, '0'))`;
const STOCKS = Prisma.sql`
  delete from ticket_stock s
   where s.document = 'invented' and s.carrier <> ${TEST_AIRLINE} and not exists (select from ticket_issue i where i.stock_id = s.id)`;

const STRANDED = Prisma.sql`
  select b.booking_number as number from booking b
   where b.status::text = any(${[...LIVE_STATUSES]}::text[])
     and exists (
       select from jsonb_array_elements(b.seats) t
        where split_part(t ->> 'legKey', '|', 1) in (
          select l.carrier || lpad(l.flight_number::text, 4, '0') || l.suffix from schedule_leg l
            join schedule_set s on s.id = l.set_id join schedule_import i on i.id = s.import_id where i.actor = ${NETWORK_ACTOR}))
   order by b.booking_number`;

/**
 * Takes the demonstration's flights, fares and rules off sale, and the seats and ticket numbers that it has invented:
 * nothing of it is sold to anybody else.
 * Schedules of other imports stay, and so do fares and rules that were imported after it.
 * @param rows is added to: how many rows went
 * @returns the kinds that stay, and live bookings on flights that are gone
 */
export async function removeNetwork(
  tx: Prisma.TransactionClient,
  rows: Record<string, number>,
): Promise<{ kept: string[]; stranded: string[] }> {
  const stranded = await tx.$queryRaw<{ number: string }[]>(STRANDED);
  rows["imports of schedules"] = await tx.$executeRaw`delete from schedule_import where actor = ${NETWORK_ACTOR}`;
  await raiseVersion(tx, "schedule");
  const own = await takeMarkedKinds(tx);
  for (const kind of own) {
    rows[kind] = await tx.$executeRaw(EMPTYING[kind]);
    await raiseVersion(tx, kind);
  }
  // Nobody may take an import back and have the demonstration's prices again.
  if (own.includes("fares")) await tx.fareImport.deleteMany();
  await tx.tableImport.deleteMany({ where: { kind: { in: [...own] } } });
  await tx.$executeRaw(ISSUED);
  rows["ticket stocks"] = await tx.$executeRaw(STOCKS);
  await tx.passengerListWay.deleteMany({ where: { way: "invented", carrier: { not: TEST_AIRLINE } } });
  await tx.$executeRaw`
    update leg_inventory i set invented = '{}',
           sold = (select array_agg(s.seats - coalesce(i.invented[s.place], 0) order by s.place) from unnest(i.sold) with ordinality s (seats, place))
     where invented <> '{}'`;
  rows["flights with seats sold"] = await tx.$executeRaw`delete from leg_inventory where 0 = all (sold) and limits is null`;
  return { kept: REPLACED_KINDS.filter((kind) => !own.includes(kind)), stranded: stranded.map(({ number }) => number) };
}
