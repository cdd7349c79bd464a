import type { ExplainedOffer, OpenClass, UsedFare } from "@/lib/suppliers/port/explanation";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import type { Market } from "../market";
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
    fares: choices.flatMap(usedFares),
    classes: choices.flatMap((choice) => openClasses(choice, sold, market)),
    rates: rates.filter(({ base, quote }) => base === context.currency || quote === context.currency),
  };
}

function usedFares({ priced }: PricedChoice, direction: number): UsedFare[] {
  return priced.components.map(({ fare, amounts }) => ({ direction, fare, adultMinor: amounts.adt }));
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
