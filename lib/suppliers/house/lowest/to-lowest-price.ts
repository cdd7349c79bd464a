import { sum } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { fareAt } from "@/lib/domain/pricing/fare-columns";
import { taxTotal } from "@/lib/domain/pricing/taxes";
import { type Agreed, groupTickets, type TicketedFlight } from "@/lib/domain/pricing/ticket-groups";
import type { LowestJourney } from "@/lib/engine/priced/query";
import { legKinds } from "@/lib/engine/service-table";
import type { LowestPrice } from "@/lib/suppliers/port/own-schedule";
import { itemAt } from "@/lib/util/at";
import { taxedBetween } from "../flights";
import type { Market } from "../market";
import { minutesOf, totalOf } from "./cheapest-pair";

/** A direction of the cheapest journey. */
type Lowest = Omit<LowestJourney, "readyUtc" | "departures">;

/** A flight as far as prices by day tell of it. */
interface Flown {
  carrier: string;
  origin: string;
  destination: string;
}

/** The cheapest journey of some directions, as the port shows it. */
export function toLowestPrice(directions: readonly [Lowest, ...Lowest[]], market: Market): LowestPrice {
  const { agreed } = market.snapshot;
  const flown = directions.map(({ services }) => services.map((service) => flownBy(service, market)));
  const carriers = flown.map((flights) => flights.map(({ carrier }) => carrier));
  return {
    totalMinor: totalOf(directions),
    stops: Math.max(...directions.map((each) => each.services.length - 1)),
    carriers: [...new Set(carriers.flat())],
    durationMinutes: minutesOf(directions),
    isSeparate:
      groupTickets(
        carriers.map((codes) => ticketedFlights(codes, agreed)),
        agreed,
      ).length > 1,
    fares: faresOf(directions, flown, market),
    begins: beginningOf(directions[0], itemAt(flown, 0), market),
  };
}

function flownBy(service: number, { snapshot }: Market): Flown {
  const { airports, carriers, services } = snapshot.network;
  const legs = legKinds(services, service);
  return {
    carrier: itemAt(carriers.codes, itemAt(services.carrier, service)),
    origin: itemAt(airports.codes, itemAt(legs, 0).origin),
    destination: itemAt(airports.codes, itemAt(legs, legs.length - 1).destination),
  };
}

function ticketedFlights(carriers: readonly string[], agreed: Agreed): TicketedFlight[] {
  return carriers.map((carrier, index) => {
    const before = carriers[index - 1];
    return { carrier, selfTransfer: before !== undefined && !agreed(before, carrier) };
  });
}

/** As an offer of the same flights has them. */
function faresOf(directions: readonly Lowest[], flown: readonly (readonly Flown[])[], { context, prices }: Market): LowestPrice["fares"] {
  const { source, taxes } = prices;
  const amounts = directions.flatMap(({ fares }) => fares.map(({ fare }) => source.amounts(fareAt(source.tariff.columns, fare))));
  const due = flown.map((flights) => taxes(flights.map(({ carrier, origin, destination }) => taxedBetween(carrier, origin, destination))));
  return AGE_GROUPS.filter((age) => context.party[age] > 0).map((age) => ({
    age,
    totalMinor: sum([...amounts.map((each) => each[age]), ...due.map((each) => taxTotal(each[age]))]),
  }));
}

/** Its first fare is that of its first flight. */
function beginningOf({ fares }: Lowest, flights: readonly Flown[], { prices }: Market): LowestPrice["begins"] {
  const { carrier, origin } = itemAt(flights, 0);
  const { cabin } = fareAt(prices.source.tariff.columns, itemAt(fares, 0).fare);
  return { carrier, cabin, from: origin, to: itemAt(flights, flights.length - 1).destination };
}
