import { type TriedMarkup, triedMarkups } from "@/lib/domain/markups/markup";
import type { Fare } from "@/lib/domain/pricing/fare";
import { cityOf } from "@/lib/reference/airports";
import type { ExplainedOffer, OpenClass, UsedFare } from "@/lib/suppliers/port/explanation";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import type { Market } from "../market";
import { markedSaleOf } from "../prices/by-prices";
import type { PricedChoice } from "../reprice/price-itinerary";
import { offerToBook, quotedJourney } from "../reprice/reprice";
import type { SoldSeats } from "../seats/sold-seats";
import { openClassOf } from "./counted-limits";

/** How an offer came to its price, by what prices it again when it is booked. */
export async function explainOffer(reference: string, context: PricingContext): Promise<ExplainedOffer | null> {
  const quoted = await quotedJourney(reference, context);
  if (!quoted?.choices) return null;
  const { choices, market, sold } = quoted;
  const { rates } = market.snapshot;
  return {
    offer: offerToBook(choices, market),
    fares: choices.flatMap((choice, direction) => usedFares(choice, direction, market)),
    classes: choices.flatMap((choice) => openClasses(choice, sold, market)),
    rates: rates.filter(({ base, quote }) => base === context.currency || quote === context.currency),
  };
}

function usedFares({ priced }: PricedChoice, direction: number, market: Market): UsedFare[] {
  return priced.components.map(({ fare, amounts }) => ({
    ...{ direction, fare, adultMinor: market.prices.net(fare).adt, markedMinor: amounts.adt },
    markups: markupsTried(fare, market),
  }));
}

function markupsTried(fare: Fare, { snapshot, context }: Market): TriedMarkup[] {
  const sale = markedSaleOf(context);
  if (!sale) return [];
  return triedMarkups(snapshot.markups, { sale, fare, cityOf }).filter(({ refusal }) => refusal !== "agency");
}

function openClasses({ direction, priced }: PricedChoice, sold: SoldSeats, market: Market): OpenClass[] {
  return priced.components.flatMap(({ from, to, fare: { bookingClass, carrier } }) =>
    direction.itinerary.segments
      .slice(from, to + 1)
      .flatMap((segment) =>
        segment.legs.map((leg) =>
          openClassOf({ segment, leg, bookingClass, cabin: market.snapshot.cabinOf(carrier, bookingClass) }, sold, market),
        ),
      ),
  );
}
