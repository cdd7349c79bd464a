import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { BookingAction } from "@/lib/domain/booking/booking-status";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { utcMinutes } from "@/lib/domain/dates";
import { type AssessedChange, assessChange } from "@/lib/domain/schedule-change/assess-change";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import { isCancellation } from "@/lib/domain/schedule-change/kinds";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { FlightFollower, Supplier } from "@/lib/suppliers/port";
import type { ScheduleChanged } from "../follow-flights";
import { answerTimesOf } from "./answer-times-of";
import { appliedTo } from "./applied-to";
import type { RuleOf } from "./change-rules";
import { followJourney } from "./follow-journey";
import { type FollowedBooking, lockBookings } from "./followed-booking";
import { Oversales } from "./oversales";
import { SeatMoves } from "./seat-moves";

interface Options {
  tx: Prisma.TransactionClient;
  supplier: Supplier;
  follower: FlightFollower;
  change: ScheduleChanged;
  ruleOf: RuleOf;
}

/** As booking events name who follows flights. */
const ACTOR = "airline";

/** Follows the flights of many bookings, in three steps: `look` at all, `decide` who has no seat any more, `write` all. */
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
    const { tx, change } = this.options;
    const bookings = (await lockBookings(tx, ids)).flatMap((booking) => this.outcomeOf(booking) ?? []);
    if (bookings.length === 0) return;
    const written = JSON.stringify({ importId: change.importId, now: change.now.toISOString(), actor: ACTOR, bookings });
    await tx.$queryRaw`select follow_bookings_v1(${written}::jsonb)::text`;
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

  /** What is to be written of a booking, as `follow_bookings_v1` takes it; null where nothing of it has changed. */
  private outcomeOf(booking: FollowedBooking): object | null {
    const { next, seats } = this.followed(booking);
    const seatless = this.oversales.seatlessOf(booking.id);
    const isSame = isDeepStrictEqual(next, booking.current) && seatless.length > 0 === (booking.open?.seatless ?? false);
    if (isSame) return null;
    const assessed = this.assess(booking, next, seatless);
    if (!assessed && !booking.open) return null;
    return {
      bookingId: booking.id,
      event: eventOf(assessed),
      supersede: booking.open !== null,
      change: assessed && this.changeOf(booking, assessed, next, seatless),
      seats,
      flightKeys: movedClaims(booking.current, next),
      applied: assessed?.state === "told" ? appliedTo(booking.snapshot, next.directions, this.options.supplier) : null,
    };
  }

  private assess({ snapshot }: FollowedBooking, current: CurrentJourney, seatless: readonly FlightPlace[]): AssessedChange | null {
    const { supplier, ruleOf } = this.options;
    return assessChange({
      agreed: snapshot.directions,
      current,
      seatless,
      limitOf: (carrier) => ruleOf(carrier).limitMinutes,
      connectionAfter: (previous, flight, { direction, segment }) =>
        supplier.connectionMinutes(previous, flight, isSelfTransferAfter(snapshot.ticketGroups, direction, segment)),
    });
  }

  private changeOf(booking: FollowedBooking, assessed: AssessedChange, current: CurrentJourney, seatless: readonly FlightPlace[]): object {
    const isOpen = assessed.state === "open";
    const times = isOpen ? answerTimesOf(assessed.directions, booking, this.options.change.now) : { deadline: null, escalateAt: null };
    return { id: uuid(), ...assessed, current: isOpen ? current : null, seatless: seatless.length > 0, ...times };
  }
}

/** Where a change is taken back, that settles it. */
function eventOf(assessed: AssessedChange | null): BookingAction {
  if (!assessed) return "settle_change";
  return isCancellation(assessed.kind) ? "cancel_flights" : "change_flights";
}

/** @returns null where all claims stay what they are */
function movedClaims(before: CurrentJourney, after: CurrentJourney): string[] | null {
  const keys = flightKeys(after.directions);
  return isDeepStrictEqual(keys, flightKeys(before.directions)) ? null : keys;
}
