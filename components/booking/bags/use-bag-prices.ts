"use client";

import { useQuery } from "@tanstack/react-query";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { sellBags, sellingOptions } from "@/lib/client/money/selling";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { bookingExtrasQuery } from "../queries";

/** Prices of bags as they are told to whoever looks at the screen, major units. */
export interface BagPrices {
  /** Says what bags of one passenger are sold for that cost the agency this much. @param key of the passenger */
  priceOf: (key: string, cost: number) => number;
  /** What the booking costs before the bags are added. */
  total: number;
}

/**
 * What bags cost the agency, or, while a customer looks on, what they pay for them.
 * @param isOwnPrice whether the customer pays a price of the agency's own
 * @returns null before that is known
 */
export function useBagPrices(booking: Booking, { isOwnPrice, isAsked }: { isOwnPrice: boolean; isAsked: boolean }): BagPrices | null {
  const { isOn: isForCustomer } = useCustomerMode();
  const isSold = isForCustomer && isOwnPrice;
  const { data: policy } = useQuery({ ...sellingOptions(), enabled: isAsked && isSold });
  const { data: extras } = useQuery({ ...bookingExtrasQuery(booking.id, booking.status), enabled: isSold });
  if (!isSold) return { priceOf: (_, cost) => cost, total: booking.price.amount };
  if (!policy || !extras?.selling.is_own) return null;
  const { amount, passengers } = extras.selling;
  const priceOf = (key: string, bags: number) => {
    const age = booking.passengers.find((each) => each.key === key)?.age;
    const sold = passengers.find((each) => each.key === key);
    return age && sold ? sellBags(policy, booking, { age, cost: sold.cost, selling: sold.amount, bags }) : bags;
  };
  return { priceOf, total: amount };
}
