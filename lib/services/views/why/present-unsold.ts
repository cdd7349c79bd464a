import type { OffersStory, UnsoldWhy } from "@/lib/contracts/operator/why";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { NotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import type { UnsoldJourney, UnsoldReason } from "@/lib/suppliers/port/explanation";
import { presentFlight, presentOpen } from "./explain-one";

/** Flights that are not offered, with why. @param lacking what carriers that are not on sale lack */
export function presentUnsold({ direction, flights, reasons }: UnsoldJourney, lacking: NotOnSale): OffersStory["unsold"][number] {
  return { direction, flights: flights.map(presentFlight), reasons: distinct(reasons.map((reason) => presentReason(reason, lacking))) };
}

/** Fares that differ in what nobody asks about here say the same. */
function distinct(reasons: readonly UnsoldWhy[]): UnsoldWhy[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}

function presentReason(reason: UnsoldReason, lacking: NotOnSale): UnsoldWhy {
  switch (reason.kind) {
    case "not_on_sale":
      return { code: offSaleBy(reason.carrier, lacking), carrier: reason.carrier };
    case "too_soon":
      return { code: "too_soon", minutes: reason.minutes };
    case "restricted":
      return { code: "restricted" };
    case "short_connection":
      return { code: "short_connection", airport: reason.airport, minutes: reason.minutes, needed: reason.needed };
    case "no_fare":
      return { code: "no_fare", carrier: reason.carrier, from: reason.origin, to: reason.destination };
    case "fare_refused":
      return presentRefused(reason);
    case "class_full":
      return presentFull(reason);
  }
}

function offSaleBy(carrier: string, { withoutStock, withoutWay }: NotOnSale): "no_stock" | "no_way" | "off_sale" {
  if (withoutStock.includes(carrier)) return "no_stock";
  return withoutWay.includes(carrier) ? "no_way" : "off_sale";
}

function presentRefused({ fare, refusal, daysLeft }: Extract<UnsoldReason, { kind: "fare_refused" }>): UnsoldWhy {
  const named = nameOf(fare);
  switch (refusal) {
    case "cabin":
      return { code: "cabin", ...named, cabin: fare.cabin };
    case "advance_purchase":
      return { code: "advance_purchase", ...named, days: fare.advancePurchaseDays, left: daysLeft };
    case "weekday":
      return { code: "weekday", ...named, days_of_week: fare.daysOfWeek };
    case "season":
      return { code: "season", ...named, from: fare.seasonFrom, to: fare.seasonTo };
    case "travel_days":
      return { code: "travel_days", ...named, from: fare.travelFrom, to: fare.travelTo };
    case "sale_days":
      return { code: "sale_days", ...named, from: fare.saleFrom, to: fare.saleTo };
    case "flight_number":
      return { code: "flight_number", ...named, flights: [...fare.flightNumbers] };
  }
}

function presentFull({ fare, leg, seatsLeft, needed }: Extract<UnsoldReason, { kind: "class_full" }>): UnsoldWhy {
  const { departure, flight, limits } = presentOpen(leg);
  return { code: "class_full", ...nameOf(fare), departure, flight, seats_left: seatsLeft, needed, limits };
}

function nameOf({ carrier, origin, destination, brand, bookingClass }: Fare) {
  return { carrier, route: `${origin}–${destination}`, brand, booking_class: bookingClass };
}
