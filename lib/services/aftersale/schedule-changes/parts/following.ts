import { utcMinutes } from "@/lib/domain/dates";
import { type FlightPlace, isGone } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { RuleOf } from "@/lib/services/booking/flights/change-rules";
import { AIRLINE, type FollowedBooking, lockBookings } from "@/lib/services/booking/flights/followed-booking";
import { writeLocked } from "@/lib/services/booking/writer/write-change";
import type { FlightFollower } from "@/lib/suppliers/port/own-schedule";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { batchesOf } from "@/lib/util/batches-of";
import { startAhead } from "@/lib/util/waiting/start-ahead";
import { type FollowedJourney, followJourney, heldFlights } from "./follow-journey";
import { learnSchedules } from "./learn-schedules";
import { type Outcome, outcomeOf } from "./outcome-of";
import { Oversales } from "./oversales";
import type { ScheduleChanged } from "./schedule-changed";
import { SeatMoves } from "./seat-moves";

interface Options {
  tx: Prisma.TransactionClient;
  supplier: Supplier;
  follower: FlightFollower;
  change: Pick<ScheduleChanged, "importId" | "now" | "scheduleOf">;
  ruleOf: RuleOf;
}

/** So many bookings are read and written at once. */
const BATCH = 250;
/**
 * So many are kept from the look to the writing (some 10 KB each); more are read twice. Reading twice costs 0.2 ms a booking, while everybody who
 * books waits: a second of an import that touches 4,500.
 */
const MOST_KEPT = 10_000;

/** Follows the flights of many bookings, in three steps: `look` at all, `decide` who has no seat any more, `write` all; then `finish`. */
export class Following {
  private readonly kept = new Map<string, FollowedBooking>();
  private readonly moves = new SeatMoves();
  private readonly oversales = new Oversales();
  private readonly nowUtc: number;

  constructor(private readonly options: Options) {
    this.nowUtc = utcMinutes(options.change.now);
  }

  async look(ids: readonly string[]): Promise<void> {
    for await (const bookings of startAhead(batchesOf(ids, BATCH), (batch) => lockBookings(this.options.tx, batch))) {
      await learnSchedules(this.options, bookings.flatMap(heldFlights));
      for (const booking of bookings) {
        const { seats, legs } = this.followed(booking);
        this.moves.add(booking.seats, seats);
        this.oversales.add(booking, legs);
        if (this.kept.size < MOST_KEPT) this.kept.set(booking.id, booking);
      }
    }
  }

  async decide(): Promise<void> {
    await this.oversales.decide(this.options.tx, this.moves);
  }

  async write(ids: readonly string[]): Promise<void> {
    const { tx, change } = this.options;
    const writing = startAhead(this.outcomes(ids), (outcomes) => writeLocked(tx, { actor: AIRLINE, now: change.now }, outcomes));
    while (!(await writing.next()).done);
  }

  private async *outcomes(ids: readonly string[]): AsyncGenerator<Outcome[]> {
    const { supplier, ruleOf, change } = this.options;
    const rules = { supplier, ruleOf, importId: change.importId, now: change.now };
    for (const batch of batchesOf(ids, BATCH))
      yield (await this.locked(batch)).flatMap((booking) => {
        const followed = this.followed(booking);
        const seatless = [...this.oversales.seatlessOf(booking.id), ...stillSeatless(booking, followed)];
        return outcomeOf({ booking, ...followed, seatless }, rules) ?? [];
      });
  }

  private async locked(ids: readonly string[]): Promise<FollowedBooking[]> {
    const others = ids.filter((id) => !this.kept.has(id));
    return [...ids.flatMap((id) => this.kept.get(id) ?? []), ...(others.length > 0 ? await lockBookings(this.options.tx, others) : [])];
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
