import { utcMinutes } from "@/lib/domain/dates";
import { type FlightPlace, isGone } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { FlightFollower, Supplier } from "@/lib/suppliers/port";
import type { RuleOf } from "./change-rules";
import { type FollowedJourney, followJourney } from "./follow-journey";
import { type FollowedBooking, lockBookings } from "./followed-booking";
import { outcomeOf } from "./outcome-of";
import { Oversales } from "./oversales";
import { SeatMoves } from "./seat-moves";
import { writeFollowed } from "./write-followed";

interface Options {
  tx: Prisma.TransactionClient;
  supplier: Supplier;
  follower: FlightFollower;
  change: { importId: string; now: Date };
  ruleOf: RuleOf;
}

/** Follows the flights of many bookings, in three steps: `look` at all, `decide` who has no seat any more, `write` all; then `finish`. */
export class Following {
  private readonly moves = new SeatMoves();
  private readonly oversales = new Oversales();
  private readonly nowUtc: number;

  constructor(private readonly options: Options) {
    this.nowUtc = utcMinutes(options.change.now);
  }

  async look(ids: readonly string[]): Promise<void> {
    for (const booking of await lockBookings(this.options.tx, ids)) {
      const { seats, legs } = this.followed(booking);
      this.moves.add(booking.seats, seats);
      this.oversales.add(booking, legs);
    }
  }

  async decide(): Promise<void> {
    await this.oversales.decide(this.options.tx, this.moves);
  }

  async write(ids: readonly string[]): Promise<void> {
    const { tx, supplier, ruleOf, change } = this.options;
    const rules = { supplier, ruleOf, now: change.now };
    const bookings = (await lockBookings(tx, ids)).flatMap((booking) => {
      const followed = this.followed(booking);
      const seatless = [...this.oversales.seatlessOf(booking.id), ...stillSeatless(booking, followed)];
      return outcomeOf({ booking, ...followed, seatless }, rules) ?? [];
    });
    await writeFollowed(tx, { ...change, bookings });
  }

  /** Seats come last: other sales wait for them. */
  async finish(): Promise<void> {
    const { tx, change } = this.options;
    await this.oversales.write(tx, change.importId, change.now);
    await this.moves.write(tx);
  }

  private followed(booking: FollowedBooking) {
    return followJourney(booking, this.options.follower, this.nowUtc);
  }
}

/** Flights without a seat that this change does not touch are as short of seats as they were. */
function stillSeatless({ open }: FollowedBooking, { next, legs }: FollowedJourney): readonly FlightPlace[] {
  const touched = new Set(legs.map(({ place }) => String(place)));
  return (open?.seatless ?? []).filter((place) => !touched.has(String(place)) && !isGone(next, place[0], place[1]));
}
