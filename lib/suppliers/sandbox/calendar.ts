import { consecutiveDays, type DayPair, pairsOf } from "../calendar-days";
import type { CalendarRequest, CalendarResult, LowestPrice } from "../port/own-schedule";
import { lowestOf, lowestOffer } from "./lowest-offer";

/** Lowest prices by days; always at once, also on the route whose search takes its time. */
export async function calendar(request: CalendarRequest): Promise<CalendarResult> {
  const lowest = (pair: DayPair) => lowestOn(request, pair);
  return {
    days: consecutiveDays(request).map((pair) => ({ ...pair, lowest: lowest(pair) })),
    matrix: pairsOf(request).map((pair) => ({ ...pair, lowest: lowest(pair) })),
  };
}

function lowestOn(request: CalendarRequest, { date, returnDate }: DayPair): LowestPrice | null {
  const { origin, destination, party } = request;
  const offer = lowestOffer(request, [
    [origin, destination, date],
    ...(returnDate === null ? [] : [[destination, origin, returnDate] as const]),
  ]);
  return offer && lowestOf(offer, party);
}
