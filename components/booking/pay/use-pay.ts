"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useRequestKey } from "@/lib/client/calls/use-request-key";
import { balanceOptions } from "@/lib/client/money/balance";
import { fundsOptions } from "@/lib/client/money/funds";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { bookingQuery, checkPrice, payFromDeposit, readPaymentPermission, WORK_LISTS } from "../queries";

/** interface-facts: deposit too low. */
const DEPOSIT_TOO_LOW = 1048;

export type PaymentResult =
  | { kind: "paid" }
  | { kind: "not_allowed" }
  | { kind: "deposit_too_low" }
  /** Nothing was paid: the amount differs from what the agent confirmed, major units. */
  | { kind: "price_changed"; amount: number };

/** Permission, price, payment: the order in which clients of the interface pay (interface-facts, paths 11, 10, 12). */
export function usePay(booking: Booking) {
  const cache = useQueryClient();
  const locale = useLocale();
  const query = bookingQuery(booking.id, locale);
  const { headersFor, settle } = useRequestKey();

  const pay = async (confirmed: number): Promise<PaymentResult> => {
    const { payment_allowed, reason } = await readPaymentPermission(booking.id);
    if (!payment_allowed) return { kind: reason?.error_code === DEPOSIT_TOO_LOW ? "deposit_too_low" : "not_allowed" };
    const { is_price_changed } = await checkPrice(booking.id);
    if (is_price_changed) {
      const { price } = await cache.fetchQuery({ ...query, staleTime: 0 });
      if (price.amount !== confirmed) return { kind: "price_changed", amount: price.amount };
    }
    return payFromDeposit(booking.id, headersFor()).then(() => ({ kind: "paid" as const }), refused);
  };
  return useMutation({
    mutationFn: pay,
    onSettled: (_result, error) => {
      settle(error);
      return askAnew(cache, query.queryKey, balanceOptions().queryKey, fundsOptions().queryKey, WORK_LISTS);
    },
  });
}

function refused(error: unknown): PaymentResult {
  if (error instanceof ApiError && error.code === DEPOSIT_TOO_LOW) return { kind: "deposit_too_low" };
  throw error;
}
