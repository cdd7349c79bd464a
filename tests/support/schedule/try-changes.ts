import { expect } from "vitest";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import { isGone } from "@/lib/domain/schedule-change/current-journey";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { unansweredOf } from "@/lib/services/booking/flights/unanswered-of";
import { itemAt } from "@/lib/util/at";
import { bookJourney } from "@/tests/support/bookings/booking";
import type { World } from "@/tests/support/world/world";
import { changeFlights, type FlightChange } from "./change-flight";
import type { Filed, KindOfChange, Place } from "./kinds-of-change";
import { seatsOnBothSides } from "./seats-on-both-sides";

/** Minutes between places: less than anything that a kind tells apart, and no multiple of what it moves by. */
const APART = 3;
/** No number of the other carrier is one of the tests' network from here on. */
const FIRST_NUMBER = 1001;

/** Tries kinds of change, each time with flight numbers of their own. */
export class ChangeTrial {
  private tried = 0;

  /**
   * @param numbers how many flight numbers each place has. None is flown at two of them, as one that is flown again months later has not ended: so
   * many trials have room below 9999 as there are such steps.
   */
  constructor(
    private readonly world: World,
    private readonly numbers = 10,
  ) {}

  /**
   * Lets kinds of change happen at once, on one route and day and minutes apart, and expects of each what is right for it alone.
   * @param kinds one, or several of which no one has to know of the others
   */
  async expectRight(...kinds: readonly KindOfChange[]): Promise<void> {
    const date = this.world.date(40 + (this.tried % 200));
    const places = kinds.map((_, index) => this.placeOf(index));
    const at = (filed: readonly Filed[]) => filed.map((each) => this.changeOf(each, date));
    await changeFlights(at(kinds.flatMap(({ before }, index) => before(itemAt(places, index)))), this.world.now);
    const bookings: string[][] = [];
    for (const [index, { sales }] of kinds.entries()) bookings.push(await this.sell(sales, itemAt(places, index), date));
    const steps = kinds.map((kind, index) => kind.steps(itemAt(places, index)));
    for (let step = 0; step < Math.max(...steps.map(({ length }) => length)); step++)
      await changeFlights(at(steps.flatMap((each) => each[step] ?? [])), this.world.now);
    for (const [index, { name, rights }] of kinds.entries()) {
      const others = kinds
        .filter((_, other) => other !== index)
        .reduce((sum, other) => sum + other.steps(itemAt(places, index)).length - 1, 0);
      for (const [sale, { change, flights, told = change === "none" ? 0 : 1 }] of rights.entries()) {
        const became = await this.whatBecameOf(itemAt(itemAt(bookings, index), sale), date);
        const right = { change, flights: flights(itemAt(places, index)) };
        expect({ change: became.change, flights: became.flights }, `${name}, sale ${sale}`).toEqual(right);
        // Who has lost a flight may also be told of a flight that another kind adds later.
        const mostTold = told + (right.flights.some((flight) => flight.startsWith("(")) ? others : 0);
        expect(became.told, `${name}, sale ${sale}: told`).toBeGreaterThanOrEqual(told);
        expect(became.told, `${name}, sale ${sale}: told`).toBeLessThanOrEqual(mostTold);
      }
    }
    const { booked, inventory } = await seatsOnBothSides();
    expect(inventory).toEqual(booked);
  }

  private placeOf(index: number): Place {
    this.tried += 1;
    const first = FIRST_NUMBER + this.tried * this.numbers;
    return {
      number: (name) => first + name,
      at: (minute) => {
        const own = minute + index * APART;
        const clock = [Math.floor(own / 60) % 24, own % 60].map((part) => String(part).padStart(2, "0")).join(":");
        return own >= 1440 ? `${clock}+1` : clock;
      },
    };
  }

  private changeOf({ day = 0, to = day, ...filed }: Filed, date: string): FlightChange {
    return { ...filed, from: addDays(date, day), to: addDays(date, to), now: this.world.now };
  }

  private async sell(sales: KindOfChange["sales"], place: Place, date: string): Promise<string[]> {
    const { partner, now } = this.world;
    const ids: string[] = [];
    for (const { number, carrier = "HY", to = "IST", adults = 1, lands = false } of sales) {
      const party = { adt: adults, chd: 0, inf: 0, ins: 0 };
      const flight = { carrier, number: String(place.number(number)), to, connects: to !== "IST", lands };
      ids.push((await bookJourney({ partner, now, date, party, ...flight })).id);
    }
    return ids;
  }

  private async whatBecameOf(id: string, date: string): Promise<{ change: string; flights: string[]; told: number }> {
    const booking = await db().booking.findUniqueOrThrow({
      where: { id },
      include: { scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
    });
    const told = await db().bookingEvent.count({ where: { bookingId: id, actor: "airline" } });
    const last = booking.scheduleChanges.at(-1);
    const { directions, gone } =
      last?.state === "open" ? parseCurrent(last.current) : { directions: parseSnapshot(booking.snapshot).directions, gone: [] };
    const flights = directions.flatMap(({ segments }, direction) =>
      segments.map((flight, segment) => (isGone({ gone }, direction, segment) ? `(${nameOf(flight, date)})` : nameOf(flight, date))),
    );
    if (!last) return { change: "none", flights, told };
    const minutes = last.minutes === null || last.state === "superseded" ? [] : [`${last.minutes > 0 ? "+" : ""}${last.minutes}`];
    const unanswered = last.state === "open" ? [unansweredOf(last, booking.status, await readRules(db()))] : [];
    return { change: [last.state, last.kind, ...minutes, ...unanswered].join(" "), flights, told };
  }
}

/** `HY1011 12:00`, with the days from the day of the change on where it leaves on another. */
function nameOf({ carrier, flightNumber, departure }: OfferSegment, date: string): string {
  const [day = "", clock] = departure.local.split("T");
  const days = Math.round((Date.parse(day) - Date.parse(date)) / 86_400_000);
  return `${carrier}${flightNumber} ${clock}${days === 0 ? "" : days > 0 ? `+${days}` : days}`;
}
