import type { SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";

/** Seats sold, as a search sees them: bound to one network, so that flights are named by the numbers that the engine has at hand. */
export interface SeatView {
  /**
   * Seats sold in the booking classes A…Z of one leg of one departure.
   * @param leg position in the service, from 0
   * @param localDay day number of the leg's own local departure at its origin
   * @returns 26 counts, to be read before the next call, which may write over them; null where nothing has been sold
   */
  soldOf(service: number, leg: number, localDay: number): ArrayLike<number> | null;

  /** What the house lets that leg sell; null where it has said nothing, as of nearly all. Asked as `soldOf`. */
  limitsOf(service: number, leg: number, localDay: number): SaleLimits | null;
}
