import type { OfferSegment } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { type FareColumns, faresOfMarket } from "@/lib/domain/pricing/fare-columns";
import { RecentMap } from "@/lib/domain/recent-map";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { itemAt } from "@/lib/engine/item-at";
import type { Network } from "@/lib/engine/network";
import { readSegment } from "@/lib/engine/read-segment";
import { type FlightKind, FlightKinds } from "./flight-kinds";
import { type NamedFlight, namedFlight } from "./journey-reference";
import { levelsOfKind } from "./leg-levels";
import type { LevelsByDays } from "./levels-by-days";
import type { HouseSnapshot } from "./snapshot";
import { makeSegment } from "./to-segment";

/** More services and fares than the searches of some minutes show; each takes a few kilobytes with what is written of it. */
const MOST_REMEMBERED = 10_000;

/** A leg of a service, whatever the day. */
export interface ShownLeg {
  origin: string;
  /** Minutes after the service's departure. */
  departure: number;
  arrival: number;
  /** IANA names of the zones of its ends. */
  originZone: string;
  destinationZone: string;
  levels: LevelsByDays;
}

/** A service, and what offers say of it on every day. */
export class ShownService {
  readonly carrier: string;
  readonly name: NamedFlight;
  private readonly sold: { fare: Fare; example: OfferSegment }[] = [];

  /** @param segment any departure of the service */
  constructor(
    readonly service: number,
    readonly kind: FlightKind,
    readonly legs: readonly ShownLeg[],
    private readonly segment: FlightSegment,
  ) {
    this.carrier = segment.carrier;
    this.name = namedFlight(segment);
  }

  /** The flight of some day at the fare, without seats: the same object for the same fare. */
  at(fare: Fare): OfferSegment {
    for (const each of this.sold) if (each.fare === fare) return each.example;
    const example = makeSegment(this.segment, fare, 0);
    this.sold.push({ fare, example });
    return example;
  }
}

/** Services and fares of a snapshot as objects, made when an offer first shows them, kept while they are shown again. */
export class ShownServices {
  private readonly kinds = new FlightKinds();
  private readonly services = new RecentMap<number, ShownService>(MOST_REMEMBERED);
  private readonly fares = new RecentMap<number, Fare>(MOST_REMEMBERED);
  private readonly network: Network;
  private readonly columns: FareColumns;

  constructor(private readonly snapshot: HouseSnapshot) {
    this.network = snapshot.network;
    this.columns = snapshot.tariff.columns;
  }

  /** @param departure minutes since epoch, UTC: any of the service's */
  service(service: number, departure: number): ShownService {
    const known = this.services.get(service);
    if (known) return known;
    const segment = readSegment(this.network, service, departure);
    const made = new ShownService(service, this.kinds.kindOf(segment), this.legsOf(segment, departure), segment);
    this.services.set(service, made);
    return made;
  }

  /** @param index in the fare columns */
  fare(index: number): Fare {
    const known = this.fares.get(index);
    if (known) return known;
    const market = marketOf(this.columns, index);
    const place = index - (this.columns.start[market] ?? 0);
    const made = itemAt(faresOfMarket(this.columns, market), place);
    this.fares.set(index, made);
    return made;
  }

  private legsOf({ carrier, legs }: FlightSegment, departure: number): ShownLeg[] {
    const { zones, indexOf } = this.network.airports;
    const zoneOf = (airport: string) => itemAt(zones, indexOf.get(airport) ?? -1);
    return legs.map(({ origin, destination, departureUtc, arrivalUtc, configuration, bookingDesignators }) => ({
      origin,
      departure: departureUtc - departure,
      arrival: arrivalUtc - departure,
      originZone: zoneOf(origin),
      destinationZone: zoneOf(destination),
      levels: levelsOfKind(this.snapshot, carrier, configuration, bookingDesignators),
    }));
  }
}

const shown = new WeakMap<HouseSnapshot, ShownServices>();

export function shownOf(snapshot: HouseSnapshot): ShownServices {
  const known = shown.get(snapshot) ?? new ShownServices(snapshot);
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
