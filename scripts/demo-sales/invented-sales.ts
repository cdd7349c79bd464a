import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { Cabin } from "@/lib/domain/offer";
import { operatingDays } from "@/lib/domain/schedule/expand";
import { legKey } from "@/lib/domain/schedule/inventory";
import { cabinCapacities, customaryCabin } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { airport } from "@/lib/reference/block-time";
import { earlyPercent } from "../demo-network/make-tables";
import { demandOf, soldShare } from "./demand";
import { localDepartureDay } from "./local-day";

/** Seats sold in classes A … Z of one leg on one date. */
export interface InventedSale {
  legKey: string;
  sold: number[];
}

/** Seats that a booking class may sell, and those below it, long before departure. */
interface ClassShare {
  /** Position in A … Z. */
  index: number;
  authorised: number;
}

const CLASSES = 26;
const CODE_OF_A = 65;
const CABINS = ["B", "E"] as const;

/** What is sold of the legs that leave within some days; nothing of those that nobody has booked yet. @param today `YYYY-MM-DD` */
export function* inventedSales(legs: readonly LegPattern[], today: string, days: number): Iterable<InventedSale> {
  const first = dayNumber(today);
  for (const leg of legs) {
    const { carrier, flightNumber, suffix, origin, destination } = leg;
    const demand = demandOf(`${carrier}${flightNumber}`, [airport(origin).cityCode, airport(destination).cityCode]);
    const seats = cabinCapacities(leg.configuration);
    const shares = { B: sharesOf(leg, seats.B, "B"), E: sharesOf(leg, seats.E, "E") };
    for (const flightDay of operatingDays(leg, first - 1, first + days)) {
      const day = localDepartureDay(leg, flightDay);
      if (day < first) continue;
      const sold = new Array<number>(CLASSES).fill(0);
      for (const cabin of CABINS) fillUp(sold, shares[cabin], Math.floor(soldShare(demand, day, day - first, cabin) * seats[cabin]));
      if (sold.some((count) => count > 0))
        yield { legKey: legKey(carrier, flightNumber, suffix, fromDayNumber(day), origin, destination), sold };
    }
  }
}

/** The cabin's classes, lowest first. */
function sharesOf({ bookingDesignators }: LegPattern, capacity: number, cabin: Cabin): ClassShare[] {
  const classes = [...bookingDesignators].filter((each) => customaryCabin(each) === cabin);
  const shares = classes.map((each, index) => ({
    index: each.charCodeAt(0) - CODE_OF_A,
    authorised: Math.floor((capacity * earlyPercent(index, classes.length, cabin)) / 100),
  }));
  return shares.reverse();
}

/** The cheapest seats go first: each class sells what is left to it. */
function fillUp(sold: number[], shares: readonly ClassShare[], wanted: number): void {
  let taken = 0;
  for (const { index, authorised } of shares) {
    const seats = Math.max(0, Math.min(wanted, authorised) - taken);
    sold[index] = seats;
    taken += seats;
  }
}
