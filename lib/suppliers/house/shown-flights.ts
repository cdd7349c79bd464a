import type { OfferSegment } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { type FareColumns, faresOfMarket } from "@/lib/domain/pricing/fare-columns";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import type { Network } from "@/lib/engine/network";
import { readSegment } from "@/lib/engine/read-segment";
import { type FlightKind, FlightKinds } from "./flight-kinds";
import { writeFlight } from "./journey-reference";
import type { HouseSnapshot } from "./snapshot";
import { makeSegment } from "./to-segment";

const DAY_MINUTES = 1440;
/** More flights and fares than the searches of an hour show; then all are forgotten and made again. */
const MOST_REMEMBERED = 20_000;

/** A flight on a day, and what offers say of it again and again. */
export class ShownFlight {
  /** As references write it. */
  readonly reference: string;
  private readonly offered: { fare: Fare; segment: OfferSegment }[] = [];

  constructor(
    readonly service: number,
    readonly segment: FlightSegment,
    readonly kind: FlightKind,
  ) {
    this.reference = writeFlight(segment);
  }

  /** The flight with the fare that prices it: the same object for the same fare and seats left. */
  at(fare: Fare, seatsLeft: number): OfferSegment {
    for (const each of this.offered) if (each.fare === fare && each.segment.seatsLeft === seatsLeft) return each.segment;
    const segment = makeSegment(this.segment, fare, seatsLeft);
    this.offered.push({ fare, segment });
    return segment;
  }
}

/** Flights and fares of a snapshot as objects, made when an offer first shows them: the same one is the same object ever after. */
export class ShownFlights {
  private readonly kinds = new FlightKinds();
  private readonly flights = new Map<number, ShownFlight>();
  private readonly fares = new Map<number, Fare>();

  constructor(
    private readonly network: Network,
    private readonly columns: FareColumns,
  ) {}

  /** @param departure minutes since epoch, UTC */
  flight(service: number, departure: number): ShownFlight {
    const { first, count } = this.network.window;
    const key = service * count + Math.floor(departure / DAY_MINUTES) - first;
    const known = this.flights.get(key);
    if (known) return known;
    const segment = readSegment(this.network, service, departure);
    const made = new ShownFlight(service, segment, this.kinds.kindOf(service, segment));
    if (this.flights.size >= MOST_REMEMBERED) this.flights.clear();
    this.flights.set(key, made);
    return made;
  }

  /** @param index in the fare columns */
  fare(index: number): Fare {
    const known = this.fares.get(index);
    if (known) return known;
    if (this.fares.size >= MOST_REMEMBERED) this.fares.clear();
    const market = marketOf(this.columns, index);
    for (const [place, fare] of faresOfMarket(this.columns, market).entries()) {
      this.fares.set((this.columns.start[market] ?? 0) + place, fare);
    }
    const made = this.fares.get(index);
    if (!made) throw new Error(`no fare ${index}`);
    return made;
  }
}

const shown = new WeakMap<HouseSnapshot, ShownFlights>();

export function shownOf(snapshot: HouseSnapshot): ShownFlights {
  const known = shown.get(snapshot) ?? new ShownFlights(snapshot.network, snapshot.tariff.columns);
  shown.set(snapshot, known);
  return known;
}

/** The last market that begins no later than the fare. */
function marketOf({ start }: FareColumns, fare: number): number {
  let low = 0;
  let high = start.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((start[middle] ?? 0) <= fare) low = middle;
    else high = middle;
  }
  return low;
}
