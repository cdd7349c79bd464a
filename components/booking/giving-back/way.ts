import type { ReactNode } from "react";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { Deciding } from "../cancel/use-deciding";

/** Ways to give tickets back, the best for the customer first. */
export type WayId = "void" | "rules" | "part" | "office";

/** What becomes of the money on a way, major units of the booking's currency. */
export interface WaySums {
  /** What comes back to the deposit. */
  deposit: number;
  /** What the agency then gives back to the customer; undefined while it is being asked. */
  customer: number | undefined;
  /** What is not refunded. */
  kept: number;
}

/** One way to give tickets back, as the sheet shows it beside the others. */
export interface Way {
  id: WayId;
  title: string;
  /** What it means, in a line. */
  hint: string;
  /** Why it cannot be chosen now; empty where it can. */
  reason: string;
  /** Undefined while they are being asked; where nobody can tell them yet, the words for that. */
  sums: WaySums | string | undefined;
  /** What has to be chosen for it; shown beside it at once, so that the first choice takes the way. */
  asks?: ReactNode;
  /** What else there is to say or write, once it is taken. */
  says: ReactNode;
  deciding: Deciding;
  confirm: string;
  working: string;
  /** Nothing is lost by it: its button is not one to be wary of. */
  isHarmless?: boolean;
  /** There is nothing to confirm, or not yet. */
  isBlocked: boolean;
}

/** What every way is made of. */
export interface WayProps {
  booking: Booking;
  extras: PortalBooking;
  /** Moment until which it can be voided, ISO 8601, UTC; null where it cannot, or no longer. */
  voidUntil: string | null;
  onDone: () => void;
  /** Takes the way whose choice was touched. */
  onTake: (id: WayId) => void;
}

/**
 * What of a refund goes to the customer, major units.
 * @param own what the agency's own price makes of it; null where that cannot be had
 */
export function customerPart({ customer_back }: PortalBooking, deposit: number, own: number | null | undefined): number | undefined {
  return customer_back === null ? deposit : (own ?? undefined);
}
