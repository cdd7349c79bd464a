import type { OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import { seatsAvailable } from "@/lib/domain/schedule/nesting";
import { localText, utcToLocal } from "@/lib/domain/schedule/zones";
import type { SeatView } from "@/lib/engine/seats/seats";
import { itemAt } from "@/lib/util/at";
import { localDay } from "../flight-reference";
import { writeFlightOn } from "../journey-reference";
import { daysLeft } from "../leg-levels";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { technicalStopsOf } from "../to-segment";
import type { ShownLeg, ShownService } from "./shown-service";
import type { ShownServices } from "./shown-services";

/** What seats are counted from. */
export interface SeatsNow {
  snapshot: HouseSnapshot;
  seats: SeatView;
  /** Minutes since epoch, UTC. */
  nowUtc: number;
}

/** A service on a day, for the offers of one search: seats are those of its moment. */
export class ShownFlight {
  readonly departureUtc: number;
  readonly departureLocal: number;
  readonly arrivalUtc: number;
  readonly arrivalLocal: number;
  /** As references write it. */
  readonly reference: string;
  private readonly segments: { fare: number; segment: OfferSegment }[] = [];

  /** @param departure of the service, minutes since epoch, UTC */
  constructor(
    readonly shown: ShownService,
    readonly departure: number,
  ) {
    const { legs } = shown;
    const [first, last] = [itemAt(legs, 0), itemAt(legs, legs.length - 1)];
    this.departureUtc = departure + first.departure;
    this.departureLocal = utcToLocal(first.originZone, this.departureUtc);
    this.arrivalUtc = departure + last.arrival;
    this.arrivalLocal = utcToLocal(last.destinationZone, this.arrivalUtc);
    this.reference = writeFlightOn(shown.name, localDay(this.departureLocal));
  }

  /**
   * The flight with the fare that prices it: the same object for the same fare, its seats counted once.
   * @param fare its index in the fare columns
   */
  at(fare: number, services: ShownServices, now: SeatsNow): OfferSegment {
    for (const each of this.segments) if (each.fare === fare) return each.segment;
    const sold = services.example(this.shown, fare);
    const segment = this.make(sold, this.seatsLeft(sold.bookingClass, now));
    this.segments.push({ fare, segment });
    return segment;
  }

  /** Written out: a copy of the example with a property more would stay in memory until the whole heap is collected. */
  private make(example: OfferSegment, seatsLeft: number): OfferSegment {
    const departure = stopAt(example.departure, this.departureLocal, this.departureUtc);
    const arrival = stopAt(example.arrival, this.arrivalLocal, this.arrivalUtc);
    return {
      carrier: example.carrier,
      flightNumber: example.flightNumber,
      departure,
      arrival,
      durationMinutes: example.durationMinutes,
      aircraft: example.aircraft,
      cabin: example.cabin,
      bookingClass: example.bookingClass,
      brand: example.brand,
      seatsLeft,
      refundable: example.refundable,
      changeable: example.changeable,
      handBaggage: example.handBaggage,
      baggage: example.baggage,
      technicalStops: this.technicalStops(example),
      kind: example,
    };
  }

  /** None, nearly always. */
  private technicalStops({ technicalStops }: OfferSegment): TechnicalStop[] {
    const { legs } = this.shown;
    return legs.length === 1 ? technicalStops : technicalStopsOf(legs.map((leg) => this.called(leg)));
  }

  private called({ origin, departure, arrival, originZone, destinationZone }: ShownLeg) {
    const [departureUtc, arrivalUtc] = [this.departure + departure, this.departure + arrival];
    const departureLocal = utcToLocal(originZone, departureUtc);
    return { origin, departureUtc, arrivalUtc, departureLocal, arrivalLocal: utcToLocal(destinationZone, arrivalUtc) };
  }

  /** The least that any leg of the flight has left in the class. */
  private seatsLeft(bookingClass: string, { snapshot, seats, nowUtc }: SeatsNow): number {
    const { service, carrier, legs } = this.shown;
    const cabin = snapshot.cabinOf(carrier, bookingClass);
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < legs.length; index++) {
      const { departure, originZone, levels } = itemAt(legs, index);
      const departureUtc = this.departure + departure;
      const sold = seats.soldOf(service, index, localDay(utcToLocal(originZone, departureUtc))) ?? NONE_SOLD;
      least = Math.min(least, seatsAvailable(levels.at(daysLeft(nowUtc, departureUtc))[cabin], bookingClass, sold));
    }
    return least;
  }
}

const NONE_SOLD: readonly number[] = [];

function stopAt({ airport, terminal }: Stop, localMinutes: number, utc: number): Stop {
  return { airport, local: localText(localMinutes), utc, terminal };
}
