import type { Cabin } from "@/lib/domain/offer";
import { cabinsOf } from "@/lib/domain/schedule/nesting";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";

/** What is sold of a carrier's legs that file seats and no booking classes. */
export interface ClassesOfFares {
  carrier: string;
  legs: number;
  /** Letters of the carrier's fares that are in a cabin which the legs have, in alphabetical order; empty where there are none yet. */
  classes: string;
  /** Cabin letters of the legs' configurations for which the carrier has no fare: they are not on sale. */
  closed: string;
}

interface BlankRow {
  carrier: string;
  configuration: string;
  legs: number;
}

interface ClassRow {
  carrier: string;
  bookingClass: string;
  cabin: Cabin;
}

/** Carriers of an import that file configurations without booking classes, by code. Such legs are sold in the classes of the carrier's fares. */
export async function classesOfFares(tx: Prisma.TransactionClient, importId: string): Promise<ClassesOfFares[]> {
  const blank = await tx.$queryRaw<BlankRow[]>`
    select leg.carrier, leg.configuration, count(*)::int as legs
      from schedule_leg leg join schedule_set own on own.id = leg.set_id
     where own.import_id = ${importId}::uuid and leg.booking_designators = '' and leg.configuration <> ''
     group by 1, 2 order by 1, 2`;
  if (blank.length === 0) return [];
  const classes = await tx.$queryRaw<ClassRow[]>`
    select distinct fare.carrier, fare.booking_class as "bookingClass",
           coalesce((select rule.cabin from inventory_rule rule
                      where rule.carrier = fare.carrier and rule.booking_class = fare.booking_class order by rule.id desc limit 1), fare.cabin) as cabin
      from fare where fare.carrier = any(${[...new Set(blank.map(({ carrier }) => carrier))]}) order by 1, 2`;
  return [...groupBy(blank, ({ carrier }) => carrier)].map(([carrier, rows]) =>
    ofCarrier(
      carrier,
      rows,
      classes.filter((each) => each.carrier === carrier),
    ),
  );
}

function ofCarrier(carrier: string, rows: readonly BlankRow[], classes: readonly ClassRow[]): ClassesOfFares {
  const cabins = rows.flatMap(({ configuration }) => cabinsOf(configuration)).filter(({ count }) => Number(count) > 0);
  const sold = classes.filter((each) => cabins.some(({ cabin }) => cabin === each.cabin));
  const closed = cabins.filter(({ cabin }) => !sold.some((each) => each.cabin === cabin)).map(({ letter }) => letter);
  return {
    carrier,
    legs: rows.reduce((sum, { legs }) => sum + legs, 0),
    classes: sold.map(({ bookingClass }) => bookingClass).join(""),
    closed: [...new Set(closed)].sort().join(""),
  };
}
