import { bagPricesFor } from "@/lib/domain/bags/bag-price";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { BagOption, JourneyDirection, SupplierOffer, TicketGroup } from "@/lib/domain/offer";
import type { Convert } from "@/lib/domain/pricing/exchange";
import { airportByCode } from "@/lib/reference/airports";
import { priceListOf } from "../market";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** Prices of bags, and how they are turned into the currency asked for. */
interface BagMarket {
  snapshot: Pick<HouseSnapshot, "bagPrices">;
  convert: Convert;
}

/**
 * The extra bags that can be bought for each direction, in the offer's currency. A direction on several tickets, or of several carriers,
 * has none: nobody sells one price for a bag that two carriers carry.
 */
export function bagOptionsOf(
  { directions, ticketGroups }: Pick<SupplierOffer, "directions" | "ticketGroups">,
  { snapshot, convert }: BagMarket,
): BagOption[] {
  return directions.flatMap((direction, index) => {
    const carrier = onlyCarrier(direction);
    if (!carrier || !onOneTicket(index, ticketGroups)) return [];
    const prices = bagPricesFor(snapshot.bagPrices.get(carrier) ?? [], isDomestic(direction));
    return prices.map(({ kg, amountMinor, currency, maxPieces }) => ({
      direction: index,
      kg,
      amountMinor: convert(amountMinor, currency),
      maxPieces,
    }));
  });
}

/** The same for flights that were booked before. */
export async function bookedBagOptions(booked: BookingSnapshot, now: Date): Promise<BagOption[]> {
  const snapshot = await currentSnapshot(now);
  return bagOptionsOf(booked, { snapshot, convert: priceListOf(snapshot, { currency: booked.currency, now }).convert });
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
