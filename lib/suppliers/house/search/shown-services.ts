import type { OfferSegment } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { fareAt } from "@/lib/domain/pricing/fare-columns";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { readSegment } from "@/lib/engine/read-segment";
import { itemAt } from "@/lib/util/at";
import { RecentlyUsed } from "@/lib/util/recently-used";
import { levelsOfKind } from "../leg-levels";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { makeSegment } from "../to-segment";
import { FlightKinds } from "./flight-kinds";
import { type ShownLeg, ShownService } from "./shown-service";

/** More services, fares and services at fares than the searches of some minutes show; each of the last takes a few kilobytes with what is written of it. */
const REMEMBERED = 5_000;

/** Services and fares of a snapshot as objects, made when an offer first shows them, kept while they are shown again. */
export class ShownServices {
  private readonly kinds = new FlightKinds();
  private readonly services = new RecentlyUsed<number, ShownService>(REMEMBERED);
  private readonly fares = new RecentlyUsed<number, Fare>(REMEMBERED);
  private readonly segments = new RecentlyUsed<number, OfferSegment>(REMEMBERED);

  constructor(private readonly snapshot: HouseSnapshot) {}

  /** @param departure minutes since epoch, UTC: any of the service's */
  service(service: number, departure: number): ShownService {
    return this.services.get(service, () => {
      const segment = readSegment(this.snapshot.network, service, departure);
      return new ShownService(service, this.kinds.numberOf(segment), this.legsOf(segment, departure), segment);
    });
  }

  /** @param index in the fare columns */
  fare(index: number): Fare {
    return this.fares.get(index, () => fareAt(this.snapshot.tariff.columns, index));
  }

  /** A service on some day at a fare, without seats: mostly the same object for the same service and fare. @param index of the fare */
  example({ service, segment }: ShownService, index: number): OfferSegment {
    const key = service * this.snapshot.tariff.columns.terms.length + index;
    return this.segments.get(key, () => makeSegment(segment, this.fare(index), 0));
  }

  private legsOf({ carrier, legs }: FlightSegment, departure: number): ShownLeg[] {
    const { zones, indexOf } = this.snapshot.network.airports;
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
