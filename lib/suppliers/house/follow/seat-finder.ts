import type { Cabin, OfferSegment } from "@/lib/domain/offer";
import { seatsNeeded } from "@/lib/domain/passengers/passengers";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import type { LostFlights } from "@/lib/suppliers/alternatives/asked";
import { isSameFlight } from "@/lib/suppliers/alternatives/part-of-journey";
import { firstLeg, legKeyOf } from "../flights";
import { type LegSale, type Market, makeMarket, NOTHING_SOLD, seatsLeft } from "../market";
import { flownSegment } from "../offer/make-segment";
import { takesOf } from "../reprice/hold";
import { readSoldSeats, type SoldSeats } from "../seats/sold-seats";
import type { HouseSnapshot } from "../snapshot/snapshot";
import type { Replacing } from "./same-times";

interface Seated {
  segments: OfferSegment[];
  seats: SeatTake[];
}

/** Finds seats for a party whose booking has a price already: any class of its cabin will do, whether or not a fare is for sale in it. */
export class SeatFinder {
  private constructor(
    private readonly market: Market,
    private readonly sold: SoldSeats,
    private readonly lost: LostFlights,
  ) {}

  /** Reads the seats of all flights at once. */
  static async of(snapshot: HouseSnapshot, paths: readonly (readonly Replacing[])[], lost: LostFlights): Promise<SeatFinder> {
    const itineraries = paths.map((path) => ({
      segments: path.map(({ flight }) => flight),
      selfTransfer: [],
      departureUtc: 0,
      arrivalUtc: 0,
    }));
    return new SeatFinder(makeMarket(snapshot, lost.context), await readSoldSeats(itineraries), lost);
  }

  /** The flights with the seats of the whole party; null where one has none. */
  seat(path: readonly Replacing[]): Seated | null {
    const seated = path.map((each) => this.held(each) ?? this.taken(each));
    const found = seated.filter((each) => each !== null);
    if (found.length < seated.length) return null;
    return { segments: found.map(({ segment }) => segment), seats: found.flatMap(({ seats }) => seats) };
  }

  /** A flight on which the party has its seats keeps them, whatever others were sold. */
  private held({ flight, sold }: Replacing) {
    const current = this.lost.current.find((each) => each.isHeld && isSameFlight(each.flight, flownSegment(sold, flight)));
    if (!current) return null;
    const seats = flight.legs.flatMap((leg) => this.lost.seats.find(({ legKey }) => legKey === legKeyOf(flight, leg)) ?? []);
    return seats.length === flight.legs.length ? { segment: current.flight, seats } : null;
  }

  /** In the class that was sold where it has seats; else in the lowest of its cabin that has; a better cabin will do as well. */
  private taken({ flight, sold }: Replacing) {
    const { snapshot, context, nowUtc } = this.market;
    const needed = seatsNeeded(context.party);
    const choice = this.classesFor(flight, sold).find(({ left }) => left >= needed);
    if (!choice) return null;
    const segment = { ...flownSegment(sold, flight), cabin: choice.cabin, bookingClass: choice.bookingClass, seatsLeft: choice.left };
    return { segment, seats: takesOf(snapshot, flight, segment, needed, nowUtc) };
  }

  private classesFor(flight: FlightSegment, sold: OfferSegment) {
    const { snapshot } = this.market;
    const classes = [...firstLeg(flight).bookingDesignators].toReversed().map((bookingClass) => {
      const left = seatsLeft(flight, bookingClass, (leg) => this.soldToOthers(flight, leg), this.market);
      return { bookingClass, cabin: snapshot.cabinOf(flight.carrier, bookingClass), left };
    });
    const inCabin = (cabin: Cabin) => classes.filter((each) => each.cabin === cabin);
    const same = inCabin(sold.cabin);
    return [...same.filter(({ bookingClass }) => bookingClass === sold.bookingClass), ...same, ...(sold.cabin === "E" ? inCabin("B") : [])];
  }

  /** Seats sold in classes A … Z without the party's own, which it gives back. */
  private soldToOthers(flight: FlightSegment, leg: FlightLeg): LegSale {
    const legKey = legKeyOf(flight, leg);
    const { sold: all, limits } = this.sold.get(legKey) ?? NOTHING_SOLD;
    const sold = Array.from({ length: 26 }, (_, index) => all[index] ?? 0);
    for (const own of this.lost.seats.filter((take) => take.legKey === legKey)) {
      const index = own.bookingClass.charCodeAt(0) - 65;
      sold[index] = Math.max(0, (sold[index] ?? 0) - own.seats);
    }
    return { sold, limits };
  }
}
