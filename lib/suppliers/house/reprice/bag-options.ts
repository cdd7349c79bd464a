import { bagPricesFor } from "@/lib/domain/bags/bag-price";
import type { BagOption, JourneyDirection, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import { airportByCode } from "@/lib/reference/airports";
import type { Market } from "../market";

/**
 * The extra bags that can be bought for each direction, in the offer's currency. A direction on several tickets, or of several carriers,
 * has none: nobody sells one price for a bag that two carriers carry.
 */
export function bagOptionsOf({ directions, ticketGroups }: SupplierOffer, market: Market): BagOption[] {
  return directions.flatMap((direction, index) => {
    const carrier = onlyCarrier(direction);
    if (!carrier || !onOneTicket(index, ticketGroups)) return [];
    const prices = bagPricesFor(market.snapshot.bagPrices.get(carrier) ?? [], isDomestic(direction));
    return prices.map(({ kg, amountMinor, currency, maxPieces }) => ({
      direction: index,
      kg,
      amountMinor: market.prices.convert(amountMinor, currency),
      maxPieces,
    }));
  });
}

function onlyCarrier({ segments }: JourneyDirection): string | undefined {
  const [carrier, ...others] = new Set(segments.map((segment) => segment.carrier));
  return others.length === 0 ? carrier : undefined;
}

function onOneTicket(direction: number, groups: readonly TicketGroup[]): boolean {
  return groups.filter(({ segments }) => segments.some(([of]) => of === direction)).length === 1;
}

function isDomestic({ segments }: JourneyDirection): boolean {
  const airports = segments.flatMap(({ departure, arrival }) => [departure.airport, arrival.airport]);
  return new Set(airports.map((code) => airportByCode(code)?.country ?? code)).size === 1;
}
