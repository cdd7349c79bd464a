import type { AssumedSeats } from "@/lib/domain/schedule/comparison/change-report";
import { withCabinsTold } from "@/lib/domain/schedule/seats/told-cabins";
import { usualConfiguration } from "@/lib/domain/schedule/seats/usual-configuration";
import { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";

/** The rule of `tellsSeats`: a number behind each cabin, up to a doubled letter. */
function tells(configuration: Prisma.Sql): Prisma.Sql {
  const cabins = Prisma.sql`regexp_replace(${configuration}, '([A-Z])\\1.*$', '')`;
  // Nearly all are of the first form, which costs less than half of the second.
  return Prisma.sql`(${configuration} ~ '^([A-Z][0-9]+)+$' or (${cabins} ~ '[A-Z]' and ${cabins} !~ '[A-Z]([^0-9]|$)'))`;
}

/**
 * Gives the legs that an import brings without seats those that they will likely have, before anything is compared: seats that nobody told are
 * unknown, not none, and nobody loses a seat for them. What is filed with seats is left alone.
 */
export async function settleSeats(tx: Prisma.TransactionClient, importId: string): Promise<AssumedSeats[]> {
  const [{ any } = { any: false }] = await tx.$queryRaw<{ any: boolean }[]>`
    select exists (select from schedule_leg leg join schedule_set own on own.id = leg.set_id
                    where own.import_id = ${importId}::uuid and not ${tells(Prisma.sql`leg.configuration`)}) as any`;
  if (!any) return [];
  return summed([
    ...(await fromFlight(tx, importId, "flight")),
    ...(await fromType(tx, importId)),
    ...(await fromFlight(tx, importId, "kept")),
    ...(await unsettled(tx, importId)),
  ]);
}

/** What is told otherwise may come to the same seats: it is counted together. */
function summed(settled: readonly AssumedSeats[]): AssumedSeats[] {
  const same = groupBy(settled, ({ legs: _, ...seats }) => JSON.stringify(seats));
  return [...same.values()].flatMap((each) => {
    const legs = each.reduce((sum, one) => sum + one.legs, 0);
    return each.slice(0, 1).map((first) => ({ ...first, legs }));
  });
}

/**
 * From the same flight between the same airports, as it was before: in the period that has most days in common with the leg's, ad hoc above basic,
 * then the latest. What it had with the same aircraft counts only where there are such days: of others the type says more. Of what it had the
 * cabins that are told stay.
 */
async function fromFlight(tx: Prisma.TransactionClient, importId: string, source: "flight" | "kept"): Promise<AssumedSeats[]> {
  const settled: AssumedSeats[] = [];
  for (const { carrier, aircraft, told, former, ids } of await formerSeats(tx, importId, source)) {
    const configuration = withCabinsTold(former, told);
    if (configuration === null) continue;
    const legs = await tx.$executeRaw`
      update schedule_leg set configuration = ${configuration} where id = any(string_to_array(${ids}, ' ')::bigint[])`;
    settled.push({ carrier, aircraft, configuration, source, legs });
  }
  return settled;
}

interface FormerSeats extends WantedType {
  former: string;
  /** Of the legs, with blanks between them. */
  ids: string;
}

function formerSeats(tx: Prisma.TransactionClient, importId: string, source: "flight" | "kept"): Promise<FormerSeats[]> {
  const common = Prisma.sql`(least(coalesce(other.period_to, '9999-12-31'), coalesce(leg.period_to, '9999-12-31'))::date
                              - greatest(other.period_from, leg.period_from)::date)`;
  const sameAircraft = source === "flight" ? Prisma.sql`and other.aircraft = leg.aircraft and ${common} >= 0` : Prisma.empty;
  return tx.$queryRaw<FormerSeats[]>`
    select leg.carrier, leg.aircraft, leg.configuration as told, former.configuration as former, string_agg(leg.id::text, ' ') as ids
      from schedule_leg leg join schedule_set own on own.id = leg.set_id
      cross join lateral (
        select other.configuration
          from schedule_leg other join schedule_set earlier on earlier.id = other.set_id
         where other.carrier = leg.carrier and other.flight_number = leg.flight_number and other.suffix = leg.suffix
           and other.origin = leg.origin and other.destination = leg.destination ${sameAircraft}
           and earlier.seq < own.seq
           and (earlier.withdrawn_by is null or earlier.withdrawn_by = own.import_id)
           and ${tells(Prisma.sql`other.configuration`)}
         order by ${common} desc, earlier.layer = 'ad_hoc' desc, earlier.seq desc, other.id desc
         limit 1) former
     where own.import_id = ${importId}::uuid and not ${tells(Prisma.sql`leg.configuration`)}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
}

/** So many days are counted of a period without an end. */
const OPEN_DAYS = 330;

interface FiledRow {
  carrier: string;
  aircraft: string;
  configuration: string;
  flown: number;
}

/** From all that the carrier files of the type, by the dates on which it is flown. */
async function fromType(tx: Prisma.TransactionClient, importId: string): Promise<AssumedSeats[]> {
  const wanted = await wantedTypes(tx, importId);
  if (wanted.length === 0) return [];
  const filed = await tx.$queryRaw<FiledRow[]>`
    select carrier, aircraft, configuration,
           sum(greatest(1, (coalesce(period_to::date, period_from::date + ${OPEN_DAYS}::int) - period_from::date + 1)
               * bit_count(days_of_operation::bit(7)) / (7.0 * frequency)))::float8 as flown
      from schedule_leg
     where carrier = any(${wanted.map(({ carrier }) => carrier)}) and aircraft = any(${wanted.map(({ aircraft }) => aircraft)})
       and ${tells(Prisma.sql`configuration`)}
     group by 1, 2, 3`;
  const settled: AssumedSeats[] = [];
  for (const { carrier, aircraft, told } of wanted) {
    const configuration = usualConfiguration(
      filed.filter((row) => row.carrier === carrier && row.aircraft === aircraft),
      told,
    );
    if (configuration === null) continue;
    const legs = await tx.$executeRaw`
      update schedule_leg leg set configuration = ${configuration} from schedule_set own
       where own.id = leg.set_id and own.import_id = ${importId}::uuid
         and leg.carrier = ${carrier} and leg.aircraft = ${aircraft} and leg.configuration = ${told}`;
    settled.push({ carrier, aircraft, configuration, source: "usual", legs });
  }
  return settled;
}

interface WantedType {
  carrier: string;
  aircraft: string;
  /** What is filed instead of seats: cabin letters, or nothing. */
  told: string;
}

async function wantedTypes(tx: Prisma.TransactionClient, importId: string): Promise<WantedType[]> {
  return tx.$queryRaw<WantedType[]>`
    select distinct leg.carrier, leg.aircraft, leg.configuration as told
      from schedule_leg leg join schedule_set own on own.id = leg.set_id
     where own.import_id = ${importId}::uuid and not ${tells(Prisma.sql`leg.configuration`)} order by 1, 2, 3`;
}

async function unsettled(tx: Prisma.TransactionClient, importId: string): Promise<AssumedSeats[]> {
  return tx.$queryRaw<AssumedSeats[]>`
    select leg.carrier, leg.aircraft, '' as configuration, 'unknown' as source, count(*)::int as legs
      from schedule_leg leg join schedule_set own on own.id = leg.set_id
     where own.import_id = ${importId}::uuid and not ${tells(Prisma.sql`leg.configuration`)} group by 1, 2 order by 1, 2`;
}
