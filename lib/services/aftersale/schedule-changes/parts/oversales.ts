import type { Cabin } from "@/lib/domain/offer";
import { customaryCabin } from "@/lib/domain/schedule/nesting";
import type { FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { FollowedBooking } from "@/lib/services/booking/flights/followed-booking";
import { batchesOf } from "@/lib/util/batches-of";
import { type Asked, bookingsToMove } from "./bookings-to-move";
import type { FollowedLeg } from "./follow-journey";
import type { SeatMoves } from "./seat-moves";

/** The seats of one booking on a leg. */
interface Occupant {
  bookingId: string;
  place: FlightPlace;
  bookingClass: string;
  seats: number;
  createdAt: number;
  /** Whether they want to leave anyway. */
  volunteer: boolean;
}

/** A cabin of a leg that the change touches. */
interface CabinOfLeg {
  legKey: string;
  cabin: Cabin;
  authorised: number;
  occupants: Occupant[];
}

const ALL_CLASSES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** So many legs are asked for at once. */
const BATCH = 5_000;

/**
 * Finds cabins with fewer seats than were sold, and who is asked to leave: first who wants to, because a refund was asked for already,
 * then the last to book.
 */
export class Oversales {
  private readonly cabins = new Map<string, CabinOfLeg>();
  private readonly asked = new Map<string, FlightPlace[]>();
  private readonly found: { legKey: string; cabin: Cabin; authorised: number; sold: number; classes: string; asked: Asked[] }[] = [];

  add({ id, status, createdAt }: FollowedBooking, legs: readonly FollowedLeg[]): void {
    for (const { legKey, cabin, capacities, place, bookingClass, seats } of legs.filter((leg) => leg.seats > 0)) {
      const occupant = {
        bookingId: id,
        place,
        bookingClass,
        seats,
        createdAt: createdAt.getTime(),
        volunteer: status === "refund_request_sent",
      };
      const known = this.cabins.get(`${legKey} ${cabin}`);
      if (known) known.occupants.push(occupant);
      else this.cabins.set(`${legKey} ${cabin}`, { legKey, cabin, authorised: capacities[cabin], occupants: [occupant] });
    }
  }

  /** Flights of a booking on which it has no seat any more. */
  seatlessOf(bookingId: string): readonly FlightPlace[] {
    return this.asked.get(bookingId) ?? [];
  }

  /** Counts what is sold once the moves are written. */
  async decide(tx: Prisma.TransactionClient, moves: SeatMoves): Promise<void> {
    const keys = [...new Set([...this.cabins.values()].map(({ legKey }) => legKey))];
    const sold = new Map<string, number[]>();
    for (const batch of batchesOf(keys, BATCH)) {
      const rows = await tx.legInventory.findMany({ where: { legKey: { in: [...batch] } } });
      for (const row of rows) sold.set(row.legKey, row.sold);
    }
    for (const { legKey, bookingClass, seats } of moves.all) {
      const counts = sold.get(legKey) ?? [];
      const index = bookingClass.charCodeAt(0) - 65;
      counts[index] = (counts[index] ?? 0) + seats;
      sold.set(legKey, counts);
    }
    for (const cabin of this.cabins.values()) this.decideCabin(cabin, sold.get(cabin.legKey) ?? []);
  }

  private decideCabin({ legKey, cabin, authorised, occupants }: CabinOfLeg, counts: readonly number[]): void {
    const own = new Set(occupants.map(({ bookingClass }) => bookingClass));
    const isInCabin = (bookingClass: string) => own.has(bookingClass) || customaryCabin(bookingClass) === cabin;
    const classes = [...ALL_CLASSES].filter(isInCabin).join("");
    const sold = [...classes].reduce((sum, bookingClass) => sum + (counts[bookingClass.charCodeAt(0) - 65] ?? 0), 0);
    if (sold <= authorised) return;
    const leaving = bookingsToMove([...occupants].sort(lastToBook), sold - authorised);
    for (const { bookingId, place } of leaving)
      this.asked.set(bookingId, [...this.seatlessOf(bookingId).filter((known) => String(known) !== String(place)), place]);
    const asked = leaving.map(({ bookingId, seats, volunteer }) => ({ bookingId, seats, volunteer }));
    this.found.push({ legKey, cabin, authorised, sold, classes, asked });
  }

  /** The list of oversales: what was looked at now is on it where it has too few seats, and not otherwise. */
  async write(tx: Prisma.TransactionClient, importId: string, now: Date): Promise<void> {
    const seen = [...this.cabins.values()].map(({ legKey, cabin }) => ({ legKey, cabin }));
    if (seen.length === 0) return;
    await tx.$executeRaw`
      delete from oversale o using jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s ("legKey" text, cabin text)
       where o.leg_key = s."legKey" and o.cabin = s.cabin`;
    await tx.oversale.createMany({ data: this.found.map((each) => ({ ...each, importId, createdAt: now })) });
  }
}

function lastToBook(one: Occupant, other: Occupant): number {
  return other.createdAt - one.createdAt || (one.bookingId < other.bookingId ? 1 : -1);
}
