"use client";

import { instantOf, timeLeft } from "@/lib/client/countdown";
import { useServerClock } from "@/lib/client/server-clock";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";

/** What a booking waits for: the agent's next act, or what goes on by itself; null where nothing does. */
export type NextAct = "answer" | "pay" | "expired" | "issuing" | "write" | "takeBack" | null;

/** The next act, of a moment that goes on. */
export function useNextAct(booking: Booking): NextAct {
  const left = timeLeft(instantOf(booking.expire), useServerClock());
  return nextActOf(booking, left.over);
}

/** @param isOver whether the time to pay has run out */
export function nextActOf({ status, schedule_changes }: Pick<Booking, "status" | "schedule_changes">, isOver: boolean): NextAct {
  const isAsked = openChange(schedule_changes) !== undefined;
  switch (status) {
    case "booked":
      if (isAsked) return "answer";
      return isOver ? "expired" : "pay";
    case "paid":
      return isAsked ? "answer" : "issuing";
    case "awaitpayment":
    case "partiallyticketed":
      return "issuing";
    case "ticketed":
      return isAsked ? "answer" : "write";
    case "refundauthorized":
      return "takeBack";
    default:
      return null;
  }
}
