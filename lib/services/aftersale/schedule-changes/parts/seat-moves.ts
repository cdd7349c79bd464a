import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Seats that move from legs to others, added up over bookings. */
export class SeatMoves {
  private readonly moved = new Map<string, { legKey: string; bookingClass: string; seats: number }>();

  add(before: readonly SeatTake[], after: readonly SeatTake[]): void {
    for (const take of before) this.count(take, -take.seats);
    for (const take of after) this.count(take, take.seats);
  }

  /** By leg and class, without those that come to nothing. */
  get all(): { legKey: string; bookingClass: string; seats: number }[] {
    return [...this.moved.values()].filter(({ seats }) => seats !== 0);
  }

  async write(tx: Prisma.TransactionClient): Promise<void> {
    const given = this.all.map(({ seats, ...leg }) => ({ ...leg, seats: -seats }));
    if (given.length > 0) await tx.$queryRaw`select release_seats_v1(${JSON.stringify(given)}::jsonb)::text`;
  }

  private count({ legKey, bookingClass }: SeatTake, seats: number): void {
    const key = `${legKey} ${bookingClass}`;
    const known = this.moved.get(key);
    if (known) known.seats += seats;
    else this.moved.set(key, { legKey, bookingClass, seats });
  }
}
